/** Types of the database, bucket, secrets and variables that the host passes to the Worker. */
import type { D1Database, R2Bucket } from "@cloudflare/workers-types";

/** The database. A batch is one transaction: if one statement fails, none is applied. */
export type Database = Pick<D1Database, "prepare" | "batch">;
/** The bucket for photos. */
export type Bucket = Pick<R2Bucket, "put" | "get" | "delete">;

/** The Worker's bindings. Tests set the `…_URL` bindings to the URLs of fake services. Without them, the Worker calls the real ones. */
export interface Environment {
  readonly ASSETS: { readonly fetch: (request: Request) => Promise<Response> };
  /** Undefined on sites with sign-in but without quote requests. */
  readonly DB?: Database;
  readonly PHOTOS?: Bucket;
  /** Secret for signing the sign-in cookie and hashing senders' IP addresses: any random string of at least 32 characters. */
  readonly SECRET?: string;
  readonly MAIL_KEY?: string;
  readonly TURNSTILE_SECRET?: string;
  readonly GITHUB_CLIENT_SECRET?: string;
  readonly MAIL_URL?: string;
  readonly TURNSTILE_URL?: string;
  readonly GITHUB_URL?: string;
  readonly GITHUB_API_URL?: string;
  /** Issuer of the Cloudflare Access tokens. Defaults to the team's URL. */
  readonly ACCESS_URL?: string;
  /** Maximum forms per hour from one sender. Defaults to the constant with the same name. */
  readonly POSTS_PER_HOUR?: string;
  /** Maximum bytes of photos per hour from all senders together. Defaults to the constant with the same name. */
  readonly PHOTO_BYTES_PER_HOUR?: string;
}

/** Thrown if the host does not pass a binding that the settings require. */
export class NotConnected extends Error {}

/**
 * Returns the database.
 *
 * @throws NotConnected if the Worker was deployed without it
 */
export const databaseOf = ({ DB }: Pick<Environment, "DB">): Database => {
  if (DB) return DB;
  throw new NotConnected("The database is not connected (docs/requests.md).");
};

/** Hono's type parameter for the Worker's routes. */
export interface App {
  Bindings: Environment;
  Variables: { fields: Map<string, string>; owner: string };
}
