/**
 * Lets tests read and change a site's database and bucket. POST runs an SQL statement and returns its rows, GET returns the names of the
 * photos, and DELETE deletes them. Tests do not use Miniflare's proxies: their calls block the thread, and on a busy machine, the end of one
 * call sometimes wakes the next one too early, so that it fails.
 */
import type { D1Database, R2Bucket } from "@cloudflare/workers-types";

/** An SQL statement with the values of its parameters. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

interface Bindings {
  readonly DB?: D1Database;
  readonly PHOTOS?: R2Bucket;
}

export default {
  async fetch(request: Request, { DB, PHOTOS }: Bindings): Promise<Response> {
    if (request.method === "POST") {
      const { sql, values } = (await request.json()) as Statement;
      return Response.json(
        (
          await DB?.prepare(sql)
            .bind(...values)
            .all()
        )?.results,
      );
    }
    const names = (await PHOTOS?.list())?.objects.map(({ key }) => key) ?? [];
    if (request.method === "DELETE") await PHOTOS?.delete(names);
    return Response.json(names);
  },
};
