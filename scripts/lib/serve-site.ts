import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import sirv, { type Options } from "sirv";
import { FOREVER } from "../../src/publish/host/headers";
import { HASHED_FOLDER } from "../../src/publish/page-files";

/** Returns the nearest 404.html in the folders above the path, as hosts do. */
export const notFoundPage = (folder: string, pathname: string): Buffer => {
  const parent = path.posix.dirname(pathname);
  const page = path.join(folder, parent, "404.html");
  if (existsSync(page)) return readFileSync(page);
  return parent === "/" ? Buffer.from("Not found") : notFoundPage(folder, parent);
};

/** Returns the decoded path of a request, or undefined if it is malformed, for example if no hexadecimal digits follow a %. */
const pathnameOf = (url: string): string | undefined => {
  try {
    return decodeURI(new URL(url, "http://localhost").pathname);
  } catch {
    return undefined;
  }
};

/**
 * Options that make sirv send the hosts' cache headers: hashed files are cached for a year, and all other files are revalidated. With
 * `dev`, sirv reads each file when it is requested, because a new build may replace the folder while the server runs.
 */
export const CACHED_LIKE_HOSTS: Options = {
  dev: true,
  etag: true,
  extensions: ["html"],
  setHeaders: (response, pathname) => {
    if (pathname.startsWith(`/${HASHED_FOLDER}/`)) response.setHeader("Cache-Control", FOREVER["Cache-Control"]);
  },
};

/**
 * Serves a built site as a host does: about.html for /about, the nearest 404.html with status 404 for missing files, and status 400 for
 * malformed paths.
 *
 * @throws the server's error, such as EADDRINUSE if the port is in use
 */
export const serveSite = (folder: string, port: number): Promise<Server> => {
  const files = sirv(folder, { ...CACHED_LIKE_HOSTS, gzip: true, brotli: true });
  const server = createServer((request, response) => {
    files(request, response, () => {
      const pathname = pathnameOf(request.url ?? "/");
      const status = pathname === undefined ? 400 : 404;
      response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(notFoundPage(folder, pathname ?? "/"));
    });
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
};
