/** The parts of Cloudflare's D1 and R2, and of a Worker's environment, that the functions use. */

/** One prepared statement of the database. */
export interface Statement {
  readonly bind: (...values: readonly (string | number | null)[]) => Statement;
  readonly all: () => Promise<Result>;
  readonly run: () => Promise<Result>;
}

export interface Result {
  readonly results: readonly Readonly<Record<string, unknown>>[];
}

/** The database. A batch is one transaction: all of its statements hold, or none. */
export interface Database {
  readonly prepare: (sql: string) => Statement;
  readonly batch: (statements: Statement[]) => Promise<readonly Result[]>;
}

/** A file of the bucket. */
export interface StoredFile {
  readonly body: ReadableStream<Uint8Array>;
}

/** The bucket for photos. */
export interface Bucket {
  readonly put: (name: string, bytes: Uint8Array) => Promise<unknown>;
  readonly get: (name: string) => Promise<StoredFile | null>;
  readonly delete: (names: string[]) => Promise<void>;
}

/** What the host gives the Worker. The addresses are for stand-ins; without them the real services are asked. */
export interface Environment {
  readonly ASSETS: { readonly fetch: (request: Request) => Promise<Response> };
  readonly DB?: Database;
  readonly PHOTOS?: Bucket;
  /** Signs sessions and blurs addresses: any long random text. */
  readonly SECRET?: string;
  readonly MAIL_KEY?: string;
  readonly TICK_KEY?: string;
  readonly TURNSTILE_SECRET?: string;
  readonly GITHUB_CLIENT_SECRET?: string;
  readonly MAIL_URL?: string;
  readonly TURNSTILE_URL?: string;
  readonly GITHUB_URL?: string;
  readonly GITHUB_API_URL?: string;
  /** How many forms one internet address may send in an hour, if not {@link POSTS_PER_HOUR}. */
  readonly POSTS_PER_HOUR?: string;
}
