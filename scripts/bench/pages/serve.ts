import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { createSecureServer, type Http2SecureServer } from "node:http2";
import { tmpdir } from "node:os";
import path from "node:path";
import sirv from "sirv";
import { HASHED_FOLDER } from "../../../src/build/publish/page-files";

/** What a browser must have on its command line to trust the certificate. */
export const TRUST = "--ignore-certificate-errors";

/** Makes a key and a certificate that nobody keeps. */
const certificate = (): { readonly key: Buffer; readonly cert: Buffer } => {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-key-"));
  const [key, cert] = [path.join(folder, "key.pem"), path.join(folder, "cert.pem")];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj", "/CN=localhost"];
  try {
    execFileSync("openssl", ["req", "-x509", ...kind, "-keyout", key, "-out", cert], { stdio: "ignore" });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Serves a folder as content networks do: over HTTP/2, compressed, files with a hash in their name kept for a year, all else asked
 * for anew. Over HTTP/1.1 each file that is loaded beside others pays for a connection of its own, and the figures mislead.
 */
export const serveOverHttp2 = (folder: string, port: number): Promise<Http2SecureServer> => {
  const files = sirv(folder, {
    etag: true,
    extensions: ["html"],
    brotli: true,
    setHeaders: (response, pathname) =>
      response.setHeader(
        "cache-control",
        pathname.startsWith(`/${HASHED_FOLDER}/`) ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
      ),
  });
  const answers = createServer((request, response) => files(request, response, () => void response.writeHead(404).end("Not found")));
  const server = createSecureServer({ ...certificate(), allowHTTP1: true });
  // sirv is written for HTTP/1.1; what Node's HTTP/2 hands out has all of it that sirv uses.
  server.on("request", (request, response) => answers.emit("request", request, response));
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
};
