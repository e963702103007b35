/** Computes the keys of rate limits: forms per sender and hour, and forms with photos per hour for all senders together. */
import { sha256 } from "hono/utils/crypto";
import { expandIPv6 } from "hono/utils/ipaddr";
import { HOUR_MS } from "../quote/limits";

/** Key in `posts_by_address` for forms with photos from all senders. Senders' keys are SHA-256 digests, so none can equal this key. */
export const ALL_PHOTOS = "photos";

/** Converts a time in milliseconds to full hours since 1970. */
export const hourOf = (now: number): number => Math.floor(now / HOUR_MS);

/** Returns the network of an IP address: all of an IPv4 address, or the first 64 bits of an IPv6 address, which one sender may own. */
const networkOf = (address: string): string => (address.includes(":") ? expandIPv6(address).split(":").slice(0, 4).join(":") : address);

/** Returns a digest of the sender's network that changes each hour. The digest cannot be reversed without the secret. */
export const senderOf = async (secret: string, address: string, now: number): Promise<string> =>
  String(await sha256([secret, networkOf(address), hourOf(now)].join("\n")));
