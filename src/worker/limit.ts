/** Rate limits: forms per sender and hour, and forms with photos per hour for all senders together. */
import { DATABASE_TIMEOUT_MS, HOUR_MS } from "../quote/limits";
import { sha256 } from "./digest";
import type { Database } from "./env";
import type { NewRequest } from "./save";
import { within } from "./within";

/** Key in `posts_by_address` for the photo forms of all senders. A sender's key is a SHA-256, so it cannot collide. */
export const ALL_PHOTOS = "photos";

/** Returns the hour of a time in milliseconds, counted from 1970. */
export const hourOf = (now: number): number => Math.floor(now / HOUR_MS);

/**
 * Returns the network of an address: an IPv4 address itself (also when mapped into IPv6), or the first 64 bits of an IPv6 address,
 * because one sender can use all addresses below them. Returns other text unchanged.
 */
export const networkOf = (address: string): string => {
  const host = `http://[${address}]`;
  if (!address.includes(":") || !URL.canParse(host)) return address;
  // The URL parser normalizes the address, with the longest run of zeros as "::".
  const [start = [], end = []] = new URL(host).hostname
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  const groups = [...start, ...Array<string>(8 - start.length - end.length).fill("0"), ...end].map((group) => parseInt(group, 16));
  const isMapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:65535";
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join(".");
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":");
};

/** Returns a digest of the sender's network that changes each hour. Without the secret it cannot be reversed. */
export const senderOf = (secret: string, address: string, now: number): Promise<string> =>
  sha256([secret, networkOf(address), hourOf(now)].join("\n"));

/**
 * Checks whether a form is within the sender's limit or was already saved. `saveRequest` does the counting.
 *
 * @throws errors of the database
 */
export const isWithinLimit = async (
  database: Database,
  { sender, postsPerHour, formId, now }: Pick<NewRequest, "sender" | "postsPerHour" | "formId" | "now">,
): Promise<boolean> => {
  const query = database
    .prepare(
      `SELECT 1 WHERE COALESCE((SELECT posts FROM posts_by_address WHERE address = ?1 AND hour = ?2), 0) < ?3
         OR EXISTS (SELECT 1 FROM requests WHERE form_id = ?4)`,
    )
    .bind(sender, hourOf(now), postsPerHour, formId);
  const { results } = await within(DATABASE_TIMEOUT_MS, query.all());
  return results.length > 0;
};
