/** The page of the sign-in popup, which passes the token to the editor. */
import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { App } from "../env";

/**
 * Returns the page's script. Decap's protocol: the popup sends "authorizing:github", the editor sends it back, and the popup replies
 * with the token, once. Messages are sent to and accepted from this origin only.
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

/** Responds with the page. */
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
