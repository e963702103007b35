/** Handles sign-in with GitHub for the editor at /admin: redirect and callback. */
import { Hono, type Context } from "hono";
import { deleteCookie, getSignedCookie, setSignedCookie } from "hono/cookie";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { base64url } from "jose";
import { required } from "../../content/shared/required";
import { addPolicy } from "../add-policy";
import { databaseOf, NotConnected, type App } from "../env";
import { canWrite, exchangeCode, githubPage, loginOf } from "./github";
import { messagePage } from "../layout";
import { site } from "../site-settings";
import { html, raw } from "hono/html";

/**
 * Returns the JavaScript of the popup. In Decap's protocol, the popup sends "authorizing:github", the editor sends the same message back,
 * and the popup replies once with the token. The popup exchanges messages only with its own origin.
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

/** Responds with the popup page that passes the token to the editor. */
const handOver = (c: Context<App>, token: string) => {
  const nonce = crypto.randomUUID();
  const message = `authorization:github:success:${JSON.stringify({ token, provider: "github" })}`;
  addPolicy(c, `default-src 'none'; script-src 'nonce-${nonce}'`);
  c.header("Referrer-Policy", "no-referrer");
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>Signed in</title>
        </head>
        <body>
          <p>You are signed in. This window will close.</p>
          <script nonce="${nonce}">
            ${raw(script(new URL(c.req.url).origin, message))};
          </script>
        </body>
      </html>`,
  );
};

/** The prefix makes the full name `__Host-sign-in`. Browsers accept such cookies only over HTTPS, for this host and the path `/`. */
const COOKIE = "sign-in";
const PREFIX = "host";
/** Time in which a person must sign in at GitHub: ten minutes, in milliseconds. */
const STATE_MS = 600_000;

interface State {
  readonly state: string;
  readonly verifier: string;
  readonly until: number;
}

/** Builds the error that stops a sign-in. Its message is shown to the user. With a `cause`, the Worker logs that a sign-in failed. */
const failure = (status: 403 | 502 | 503, message: string, cause?: unknown): HTTPException => new HTTPException(status, { message, cause });

/** Awaits a call to GitHub. If it fails, stops the sign-in with status 502. */
const fromGitHub = <Value>(call: Promise<Value>): Promise<Value> =>
  call.catch((error: unknown) => {
    throw failure(502, "GitHub cannot be reached right now.", error);
  });

const randomText = (): string => base64url.encode(crypto.getRandomValues(new Uint8Array(32)));

const redirectOf = (c: Context<App>): string => `${new URL(c.req.url).origin}/api/auth/callback`;

/**
 * Returns the site's sign-in settings and the secret from the host.
 *
 * @throws HTTPException that names the missing setting
 */
const signInSettings = ({ SECRET, GITHUB_CLIENT_SECRET }: App["Bindings"]) => {
  if (!SECRET || SECRET.length < 32) throw failure(503, "SECRET is not set on the host, or is shorter than 32 characters.");
  if (!GITHUB_CLIENT_SECRET) throw failure(503, "GITHUB_CLIENT_SECRET is not set on the host.");
  return { signIn: required(site.signIn, "The sign-in"), secret: SECRET };
};

/** Returns false if this OAuth state was already used. Without a database, relies on GitHub, which accepts each code only once. */
const isFirstUse = async (environment: App["Bindings"], state: string): Promise<boolean> => {
  if (!site.requestStore) return true;
  const saved = await databaseOf(environment)
    .prepare("INSERT INTO used_sign_ins (state, used_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING RETURNING state")
    .bind(state, Date.now())
    .first()
    .catch((error: unknown) => {
      throw failure(503, "The database cannot be reached right now, or its migrations were not applied (docs/requests.md).", error);
    });
  return saved !== null;
};

/**
 * Returns the sign-in that this browser started, from its cookie, and deletes the cookie; undefined if GitHub's reply belongs to
 * another sign-in, or if the sign-in is too old or was used before.
 */
const readState = async (c: Context<App>, secret: string) => {
  const cookie = await getSignedCookie(c, secret, COOKIE, PREFIX);
  deleteCookie(c, COOKIE, { prefix: PREFIX });
  if (!cookie) return undefined;
  const data = JSON.parse(cookie) as State; // Safe cast: we wrote and signed the cookie.
  const isCurrent = data.until > Date.now() && data.state === c.req.query("state");
  return isCurrent && (await isFirstUse(c.env, data.state)) ? data : undefined;
};

/** The routes under /api/auth. */
export const signIn = new Hono<App>({ strict: false });

/** Redirects to GitHub's sign-in page with the narrowest OAuth scope. GitHub Apps ignore the scope and use their own permissions. */
signIn.get("/", async (c) => {
  const { signIn: settings, secret } = signInSettings(c.env);
  const [state, verifier] = [randomText(), randomText()];
  const to = githubPage(c.env);
  to.search = new URLSearchParams({
    client_id: settings.clientId,
    redirect_uri: redirectOf(c),
    scope: settings.isPublic ? "public_repo" : "repo",
    state,
    code_challenge: base64url.encode(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier)))),
    code_challenge_method: "S256",
    allow_signup: "false",
  }).toString();
  const value = JSON.stringify({ state, verifier, until: Date.now() + STATE_MS });
  await setSignedCookie(c, COOKIE, value, secret, { prefix: PREFIX, httpOnly: true, sameSite: "Lax", maxAge: STATE_MS / 1000 });
  return c.redirect(to.href, 303);
});

/** Handles GitHub's redirect. Accepts each sign-in once, in the same browser, within ten minutes, for users with write access. */
signIn.get("/callback", async (c) => {
  // The popup returns from another site. With any other policy, its `window.opener` (the editor) would be null.
  c.header("Cross-Origin-Opener-Policy", "unsafe-none");
  const { signIn: settings, secret } = signInSettings(c.env);
  const state = await readState(c, secret);
  if (!state) throw failure(403, "This sign-in was not started in this browser, is too old, or was used before.");
  const code = c.req.query("code");
  if (!code) throw failure(403, "GitHub did not sign you in.");
  const token = await fromGitHub(exchangeCode(c.env, settings, { code, verifier: state.verifier, redirect: redirectOf(c) }));
  const login = token && (await fromGitHub(loginOf(c.env, token)));
  if (!login) throw failure(502, "GitHub did not confirm who you are.");
  const isNamed = settings.people.length === 0 || settings.people.some((person) => person.toLowerCase() === login.toLowerCase());
  if (!isNamed || !(await fromGitHub(canWrite(c.env, settings, token))))
    throw failure(403, `${login} may not sign in here: no write access to the repository, or not listed in the settings.`);
  return handOver(c, token);
});

signIn.onError((error, c) => {
  const respond = (status: ContentfulStatusCode, message: string) =>
    messagePage(c, status, "Not signed in", message, ["/admin", "Back to the editor"]);
  if (error instanceof HTTPException) {
    if (error.cause !== undefined) console.error("requests: a sign-in failed");
    return respond(error.status, error.message);
  }
  if (error instanceof NotConnected) return respond(503, error.message);
  console.error(`requests: the sign-in has a bug: ${error.name}`);
  return respond(500, "Sign-in failed because of a bug on this site. The Worker's log names the error.");
});
