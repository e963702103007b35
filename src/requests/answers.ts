/** The answers of the functions: JSON for scripts, pages in the site's look for plain forms and for people. */

const SAFE = {
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Robots-Tag": "noindex",
};
const POLICY = "default-src 'none'; style-src 'self'; font-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const ENTITIES: Readonly<Record<string, string>> = { "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;", "'": "&#39;" };

/** Makes a text safe inside HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[<>&"']/g, (letter) => ENTITIES[letter] ?? letter);

/** Answers with data, for the page's script. Browsers keep nothing of it. */
export const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { ...SAFE, "Content-Type": "application/json", ...headers } });

/** Makes a page. `body` is HTML; whatever comes from outside must be escaped in it. */
export const page = (title: string, body: string, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(
    `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
    <link rel="stylesheet" href="/admin/requests.css" />
  </head>
  <body>
    <main class="message">
${body}
    </main>
  </body>
</html>
`,
    { status, headers: { ...SAFE, "Content-Security-Policy": POLICY, "Content-Type": "text/html; charset=utf-8", ...headers } },
  );

/** Sends a browser on with GET. */
export const seeOther = (to: string, headers: HeadersInit = {}): Response => {
  const sent = new Headers(headers);
  for (const [name, value] of Object.entries({ ...SAFE, Location: to })) sent.set(name, value);
  return new Response(null, { status: 303, headers: sent });
};

/** Tells whether a script asked, which takes JSON; a plain form takes a page. */
export const wantsJson = ({ headers }: Request): boolean => {
  const accept = headers.get("accept") ?? "";
  return accept.includes("application/json") && !accept.includes("text/html");
};

/** Tells whether a call comes from a page of this site. Only what is no browser names neither an origin nor a page. */
export const isOwnOrigin = ({ headers }: Request, url: URL): boolean => {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const from = headers.get("origin") ?? headers.get("referer");
  if (from === null) return true;
  return URL.canParse(from) && new URL(from).origin === url.origin;
};
