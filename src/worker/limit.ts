/** Limits the forms of one sender in an hour, and the forms with photos of all senders together. */
import { DATABASE_TIMEOUT_MS, HOUR_MS } from "../quote/limits";
import { sha256 } from "./digest";
import type { Database } from "./env";
import type { NewRequest } from "./save";
import { within } from "./within";

/** Where `posts_by_address` counts the forms with photos of all senders. No digest of a sender is equal to it. */
export const ALL_PHOTOS = "photos";

/** Returns the number of the hour since 1970 that a time in milliseconds is in. */
export const hourOf = (now: number): number => Math.floor(now / HOUR_MS);

/**
 * Returns the network that one sender can choose addresses from: an IPv4 address, also where it is mapped into IPv6, or the first 64
 * bits of an IPv6 address. Text that is no address is returned as it is.
 */
export const networkOf = (address: string): string => {
  const host = `http://[${address}]`;
  if (!address.includes(":") || !URL.canParse(host)) return address;
  // The URL parser writes every form of an address the same way, with the longest run of zeros as "::".
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

/** Returns a code for the sender that changes each hour. Without the secret it cannot be turned back into an address. */
export const senderOf = (secret: string, address: string, now: number): Promise<string> =>
  sha256([secret, networkOf(address), hourOf(now)].join("\n"));

/**
 * Checks whether a form is within the sender's limit, or is one that was received before. It counts nothing: `saveRequest` does.
 *
 * @throws what the database throws
 */
export const isWithinLimit = async (
  database: Database,
  { sender, postsPerHour, formId, now }: Pick<NewRequest, "sender" | "postsPerHour" | "formId" | "now">,
): Promise<boolean> => {
  const question = database
    .prepare(
      `SELECT 1 WHERE COALESCE((SELECT posts FROM posts_by_address WHERE address = ?1 AND hour = ?2), 0) < ?3
         OR EXISTS (SELECT 1 FROM requests WHERE form_id = ?4)`,
    )
    .bind(sender, hourOf(now), postsPerHour, formId);
  const { results } = await within(DATABASE_TIMEOUT_MS, question.all());
  return results.length > 0;
};
