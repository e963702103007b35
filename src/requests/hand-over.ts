/** The page that hands the editor its token, in the window the editor opened. */
import { base64url } from "./digest";

/**
 * The script of the page. The editor and it first greet each other, as Decap CMS wants it; both greetings and the token go to
 * pages of this site's own origin alone, and only once.
 *
 * @see https://decapcms.org/docs/backends-overview/
 */
const script = (origin: string, message: string): string => `
const origin = ${JSON.stringify(origin)};
const answer = (event) => {
  if (event.origin !== origin || event.source !== window.opener || event.data !== "authorizing:github") return;
  window.removeEventListener("message", answer);
  window.opener.postMessage(${JSON.stringify(message).replaceAll("<", "\\u003c")}, origin);
};
window.addEventListener("message", answer);
if (window.opener) window.opener.postMessage("authorizing:github", origin);
`;

/** Makes the page. Nothing may keep it: it holds the token. */
export const handOver = (token: string, origin: string, headers: Headers): Response => {
  const nonce = base64url(crypto.getRandomValues(new Uint8Array(16)));
  const message = `authorization:github:success:${JSON.stringify({ token, provider: "github" })}`;
  const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Signed in</title>
  </head>
  <body>
    <p>You are signed in. This window closes by itself.</p>
    <script nonce="${nonce}">${script(origin, message)}</script>
  </body>
</html>
`;
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Cache-Control", "no-store");
  headers.set("Content-Security-Policy", `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`);
  headers.set("Referrer-Policy", "no-referrer");
  headers.set("X-Content-Type-Options", "nosniff");
  return new Response(page, { headers });
};
