/** Computes the keys of the rate limits: forms per hour from one sender, and forms with photos per hour from all senders together. */
import { sha256 } from "hono/utils/crypto";
import { expandIPv6 } from "hono/utils/ipaddr";
import { HOUR_MS } from "../quote/limits";

/** Key in `posts_by_address` for forms with photos from all senders. Senders' keys are SHA-256 digests, so none can equal this key. */
export const ALL_PHOTOS = "photos";

/** Converts a time in milliseconds to whole hours since 1970. */
export const hourOf = (now: number): number => Math.floor(now / HOUR_MS);

/** Returns the whole IPv4 address, or the first 64 bits of an IPv6 address, because one sender may own a whole /64 network. */
const networkOf = (address: string): string => (address.includes(":") ? expandIPv6(address).split(":").slice(0, 4).join(":") : address);

/** Returns a digest of the sender's network. The digest changes each hour and cannot be reversed without the secret. */
export const senderOf = async (secret: string, address: string, now: number): Promise<string> =>
  String(await sha256([secret, networkOf(address), hourOf(now)].join("\n")));
