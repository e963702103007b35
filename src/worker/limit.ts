/** Rate limits: forms per sender and hour, and forms with photos per hour for all senders together. */
import { sha256 } from "hono/utils/crypto";
import { expandIPv6 } from "hono/utils/ipaddr";
import { HOUR_MS } from "../quote/limits";

/** Key in `posts_by_address` for the photo forms of all senders. A sender's key is a SHA-256, so it cannot collide. */
export const ALL_PHOTOS = "photos";

/** Returns the hour of a time in milliseconds, counted from 1970. */
export const hourOf = (now: number): number => Math.floor(now / HOUR_MS);

/** Returns the network of an address: an IPv4 address itself, or the first 64 bits of an IPv6 address, which one sender can use alone. */
const networkOf = (address: string): string => (address.includes(":") ? expandIPv6(address).split(":").slice(0, 4).join(":") : address);

/** Returns a digest of the sender's network that changes each hour. Without the secret it cannot be reversed. */
export const senderOf = async (secret: string, address: string, now: number): Promise<string> =>
  String(await sha256([secret, networkOf(address), hourOf(now)].join("\n")));
