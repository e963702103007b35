/** Limits form submissions per hour: from one sender, from the networks around the sender, and from all senders together. */
import { sha256 } from "hono/utils/crypto";
import { expandIPv6 } from "hono/utils/ipaddr";
import { DATABASE_TIMEOUT_MS, HOUR_MS, PHOTO_BYTES_PER_HOUR, POSTS_PER_HOUR } from "../quote/limits";
import type { Database, Environment } from "./env";
import { within } from "./within";

/** Key in `posts_by_address` for the bytes of all senders' photos. Senders' keys are SHA-256 digests, so none can equal this key. */
export const ALL_PHOTOS = "photo bytes";
/** Key in `posts_by_address` for submissions from all senders. */
const ALL_POSTS = "posts";

/** Limits of a sender's networks, smallest first, as multiples of the limit per sender. */
const NETWORK_FACTORS = [1, 2, 4] as const;
/** Limit of all senders, as a multiple of the limit per sender. */
const ALL_SENDERS_FACTOR = 20;

/** Converts a time in milliseconds to whole hours since 1970. */
export const hourOf = (now: number): number => Math.floor(now / HOUR_MS);

/**
 * Returns the networks that an address is in, smallest first. For IPv6: /64, /56 and /48, because providers assign one customer a network
 * of any of these sizes. For IPv4: the address and its /24. For other text: only the text.
 */
export const networksOf = (address: string): readonly string[] => {
  if (!address.includes(":")) return [...new Set([address, address.replace(/\.\d+$/, ".0/24")])];
  const digits = expandIPv6(address)
    .split(":")
    .map((group) => group.padStart(4, "0"))
    .join("");
  // Each hexadecimal digit is 4 bits.
  return [16, 14, 12].map((length) => `${digits.slice(0, length)}/${length * 4}`);
};

/** Returns a digest of a network. The digest changes each hour and cannot be reversed without the secret. */
export const networkDigest = async (secret: string, network: string, now: number): Promise<string> =>
  String(await sha256([secret, network, hourOf(now)].join("\n")));

/**
 * Parses a number from the host's variables. Logs a message and returns the fallback if the value is not a whole number above 0, because a
 * typo must not reject every submission.
 */
const wholeNumber = (name: string, value: string | undefined, fallback: number): number => {
  if (value === undefined || value === "") return fallback;
  if (/^[1-9]\d{0,11}$/.test(value)) return Number(value);
  console.error(`requests: ${name}: expected a whole number greater than 0, found ${JSON.stringify(value)}. Using ${fallback}.`);
  return fallback;
};

/** Returns the limits per hour. Logs variables of the host that are not whole numbers. */
export const limitsOf = (variables: Pick<Environment, "POSTS_PER_HOUR" | "PHOTO_BYTES_PER_HOUR">) => ({
  postsPerHour: wholeNumber("POSTS_PER_HOUR", variables.POSTS_PER_HOUR, POSTS_PER_HOUR),
  photoBytesPerHour: wholeNumber("PHOTO_BYTES_PER_HOUR", variables.PHOTO_BYTES_PER_HOUR, PHOTO_BYTES_PER_HOUR),
});

/** A sender, and the limit of submissions per hour. */
interface Sender {
  readonly secret: string;
  readonly address: string;
  readonly postsPerHour: number;
  readonly now: number;
}

/**
 * Counts a submission, and checks whether its sender, the networks around the sender, and all senders together are within their limits. A
 * submission over a limit does not count toward wider limits, so that one sender cannot use up the limit of all.
 *
 * @throws database errors
 */
export const countPost = async (database: Database, { secret, address, postsPerHour, now }: Sender): Promise<boolean> => {
  const networks = await Promise.all(networksOf(address).map((network) => networkDigest(secret, network, now)));
  const limits = [
    ...networks.map((key, index) => [key, postsPerHour * (NETWORK_FACTORS[index] ?? ALL_SENDERS_FACTOR)] as const),
    [ALL_POSTS, postsPerHour * ALL_SENDERS_FACTOR] as const,
  ];
  // Each statement counts the submission only if the counts of the narrower limits, which the statements before it updated, are not too high.
  const statements = limits.map(([key], index) =>
    database
      .prepare(
        `INSERT INTO posts_by_address (address, hour, posts) SELECT ?1, ?2, 1
         WHERE NOT EXISTS (
           SELECT 1 FROM json_each(?3) AS narrower JOIN posts_by_address AS counted
           ON counted.address = json_extract(narrower.value, '$[0]') AND counted.hour = ?2
           WHERE counted.posts > json_extract(narrower.value, '$[1]')
         )
         ON CONFLICT DO UPDATE SET posts = posts + 1 RETURNING posts`,
      )
      .bind(key, hourOf(now), JSON.stringify(limits.slice(0, index))),
  );
  const results = await within(DATABASE_TIMEOUT_MS, database.batch<{ readonly posts: number }>(statements));
  return limits.every(([, limit], index) => (results[index]?.results[0]?.posts ?? Infinity) <= limit);
};
