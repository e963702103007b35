/** The page that hands the editor its token, in the window the editor opened. */
import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { App } from "../env";

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

/** Answers with the page. Nothing may keep it: it holds the token. */
export const handOver = (c: Context<App>, token: string) => {
  const nonce = crypto.randomUUID();
  const message = `authorization:github:success:${JSON.stringify({ token, provider: "github" })}`;
  c.header("Content-Security-Policy", `default-src 'none'; script-src 'nonce-${nonce}'`, { append: true });
  c.header("Referrer-Policy", "no-referrer");
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>Signed in</title>
        </head>
        <body>
          <p>You are signed in. This window closes now.</p>
          <script nonce="${nonce}">
            ${raw(script(new URL(c.req.url).origin, message))};
          </script>
        </body>
      </html>`,
  );
};
