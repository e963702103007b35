/** What the host gives the Worker. */
import type { D1Database, R2Bucket } from "@cloudflare/workers-types";

/** The database. A batch is one transaction: all of its statements hold, or none. */
export type Database = Pick<D1Database, "prepare" | "batch">;
/** The bucket for photos. */
export type Bucket = Pick<R2Bucket, "put" | "get" | "delete">;

/** The Worker's bindings. The addresses are for fakes; without them the real services are asked. */
export interface Environment {
  readonly ASSETS: { readonly fetch: (request: Request) => Promise<Response> };
  readonly DB?: Database;
  readonly PHOTOS?: Bucket;
  /** Signs the cookie of a sign-in and scrambles addresses: any long random text. */
  readonly SECRET?: string;
  readonly MAIL_KEY?: string;
  readonly TURNSTILE_SECRET?: string;
  readonly GITHUB_CLIENT_SECRET?: string;
  readonly MAIL_URL?: string;
  readonly TURNSTILE_URL?: string;
  readonly GITHUB_URL?: string;
  readonly GITHUB_API_URL?: string;
  /** Issues the tokens of Cloudflare Access, if not the team's own address. */
  readonly ACCESS_URL?: string;
  /** How many forms one sender may send in an hour, if not the constant of that name. */
  readonly POSTS_PER_HOUR?: string;
  /** How many forms with photos all senders may send in an hour, if not the constant of that name. */
  readonly PHOTO_POSTS_PER_HOUR?: string;
}

/** The types of the Worker's routes, for Hono. */
export interface App {
  Bindings: Environment;
  Variables: { fields: Map<string, string>; owner: string };
}
