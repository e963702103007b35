/** Copies the built site, with or without scripts, fonts and pictures, and serves it over HTTP/2. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createSecureServer, type Http2SecureServer } from "node:http2";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { load } from "cheerio";
import sirv from "sirv";
import { filesBelow } from "../../../src/publish/page-files";
import { CACHED_LIKE_HOSTS } from "../../lib/serve-site";

/** Chromium's flag that accepts the self-signed certificate. */
export const TRUST = "--ignore-certificate-errors";

/** Returns a new private key and its self-signed certificate in one PEM file. */
const certificate = (): Buffer => {
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj", "/CN=localhost"];
  return execFileSync("openssl", ["req", "-x509", ...kind, "-keyout", "-", "-out", "-"], { stdio: ["ignore", "pipe", "ignore"] });
};

/**
 * Serves a folder the way a CDN does: over HTTP/2, compressed, and with the hosts' cache headers. HTTP/1.1 would need extra connections for
 * parallel files, which would distort the results.
 */
export const serveOverHttp2 = (folder: string, port: number): Promise<Http2SecureServer> => {
  const files = sirv(folder, { ...CACHED_LIKE_HOSTS, brotli: true });
  const answers = createServer((request, response) => files(request, response, () => void response.writeHead(404).end("Not found")));
  const pem = certificate();
  const server = createSecureServer({ key: pem, cert: pem, allowHTTP1: true });
  // sirv expects HTTP/1.1 objects. Node's HTTP/2 compatibility API has everything that sirv uses.
  server.on("request", (request, response) => answers.emit("request", request, response));
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
};

const TEXT = /\.(?:html|js|css|json|svg|xml|txt)$/;
/** Brotli quality. */
const QUALITY = 9;

/** Copies a site to a new folder, applies `change` to its pages, and adds Brotli files. The caller removes the folder. */
export const siteCopy = (site: string, change: (html: string) => string = (html) => html): string => {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-pages-"));
  cpSync(site, folder, { recursive: true });
  for (const file of filesBelow(folder)) {
    if (!TEXT.test(file)) continue;
    const full = path.join(folder, file);
    if (file.endsWith(".html")) writeFileSync(full, change(readFileSync(full, "utf8")));
    writeFileSync(`${full}.br`, brotliCompressSync(readFileSync(full), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }));
  }
  return folder;
};

/**
 * Removes scripts, fonts and pictures from a page. The load time of the rest is a lower bound for the load time of the page. Also
 * removes the Content-Security-Policy, because its digest of the styles no longer matches.
 */
export const textOnly = (html: string): string => {
  const $ = load(html);
  $(
    "script, noscript, picture, img, video, iframe, link[rel=preload], link[rel=modulepreload], meta[http-equiv=Content-Security-Policy]",
  ).remove();
  $("style").text((_, styles) => styles.replace(/@font-face\s*\{[^}]*\}/g, ""));
  return $.html();
};
