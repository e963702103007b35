/** Sign-in with GitHub, for the editor (/admin) and for the page of requests: authorize, callback, and who is signed in. */
import { z } from "zod";
import { escapeHtml, json, page, seeOther } from "../src/requests/answers";
import { REQUESTS_PAGE, type Call } from "../src/requests/context";
import { base64url, isSame, randomText } from "../src/requests/digest";
import { exchangeCode, githubPage, mayWrite, personOf } from "../src/requests/github";
import { handOver } from "../src/requests/hand-over";
import {
  cookie,
  cookieOf,
  csrfMark,
  isListed,
  isOwnChange,
  open,
  seal,
  SESSION_COOKIE,
  sessionCookie,
  sessionOf,
  signingSecret,
} from "../src/requests/session";
import type { SignIn } from "../src/content/schema/delivery";

const STATE_COOKIE = "__Host-sign-in";
const STATE_MS = 600_000;
const FORGET_STATE = cookie(STATE_COOKIE, "", 0, "Lax");

const stateSchema = z.object({ state: z.string(), verifier: z.string(), isEditor: z.boolean(), until: z.number() });

const redirectOf = ({ url }: Call): string => `${url.origin}/api/auth/callback`;

const failed = ({ settings }: Call, words: string, status: number): Response =>
  page(
    `Not signed in | ${settings.company}`,
    `<h1>Not signed in</h1>\n<p>${escapeHtml(words)}</p>\n<p><a href="/api/auth?for=requests">Try again</a></p>`,
    status,
    { "Set-Cookie": FORGET_STATE },
  );

/** What is missing on the host's side, in words for the owner. */
const missing = ({ environment }: Call): string | undefined => {
  if (!signingSecret(environment)) return "SECRET is not set on the host, or is shorter than 32 characters.";
  return environment.GITHUB_CLIENT_SECRET ? undefined : "GITHUB_CLIENT_SECRET is not set on the host.";
};

/**
 * Asks no more of GitHub than is needed: the editor writes to the repository; the page of requests needs the name alone,
 * or the right to look at a private repository where no people are named. GitHub Apps have rights of their own and ignore it.
 */
const scopeFor = ({ isPublic, people }: SignIn, isEditor: boolean): string => {
  const repository = isPublic ? "public_repo" : "repo";
  return isEditor || (people.length === 0 && !isPublic) ? repository : "";
};

/** GET /api/auth: sends the browser to GitHub. The editor comes as Decap CMS does, the page of requests with `for=requests`. */
export const authorize = async (call: Call): Promise<Response> => {
  const { environment, settings, url, now } = call;
  const secret = signingSecret(environment);
  const problem = missing(call);
  if (!settings.signIn || !secret || problem) return failed(call, problem ?? "Sign-in is not set up.", 503);
  const isEditor = url.searchParams.get("for") !== "requests";
  const [state, verifier] = [randomText(), randomText()];
  const challenge = base64url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))));
  const to = githubPage(environment);
  to.search = new URLSearchParams({
    client_id: settings.signIn.clientId,
    redirect_uri: redirectOf(call),
    scope: scopeFor(settings.signIn, isEditor),
    state,
    code_challenge: challenge,
    code_challenge_method: "S256",
    allow_signup: "false",
  }).toString();
  const sealed = await seal(secret, "sign-in", { state, verifier, isEditor, until: now + STATE_MS });
  return seeOther(to.href, { "Set-Cookie": cookie(STATE_COOKIE, sealed, STATE_MS / 1000, "Lax") });
};

/** Tells whether this is the first answer to a sign-in. Without a database the cleared cookie and GitHub's own rule stand for it. */
const isFirstAnswer = async ({ environment: { DB: database }, now }: Call, state: string): Promise<boolean> => {
  if (!database) return true;
  const { results } = await database
    .prepare("INSERT INTO used_sign_ins (state, used_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING RETURNING state")
    .bind(state, now)
    .all();
  return results.length > 0;
};

const stateOf = async (call: Call, secret: string) => {
  const { request, url, now } = call;
  const { data } = stateSchema.safeParse(await open(secret, "sign-in", cookieOf(request, STATE_COOKIE)));
  const given = url.searchParams.get("state") ?? "";
  return data && data.until > now && (await isSame(data.state, given)) && (await isFirstAnswer(call, data.state)) ? data : undefined;
};

/** Tells whether this person may come in: by name, where people are named, and for the editor by their rights too. */
const isAllowed = async ({ environment }: Call, signIn: SignIn, token: string, login: string, isEditor: boolean): Promise<boolean> =>
  isListed(signIn, login) && ((!isEditor && signIn.people.length > 0) || (await mayWrite(environment, signIn, token)));

/** GET /api/auth/callback: GitHub sends the browser here. Only the browser that asked, once, within ten minutes. */
export const callback = async (call: Call): Promise<Response> => {
  const { environment, settings, url, now } = call;
  const secret = signingSecret(environment);
  const { signIn } = settings;
  if (!secret || !signIn || missing(call)) return failed(call, missing(call) ?? "Sign-in is not set up.", 503);
  const asked = await stateOf(call, secret);
  if (!asked) return failed(call, "This sign-in was not started in this browser, is too old, or was used before.", 403);
  const code = url.searchParams.get("code");
  if (!code) return failed(call, "GitHub did not sign you in.", 403);
  const token = await exchangeCode(environment, signIn, { code, verifier: asked.verifier, redirect: redirectOf(call) });
  const login = token && (await personOf(environment, token));
  if (!login) return failed(call, "GitHub did not confirm who you are.", 502);
  if (!(await isAllowed(call, signIn, token, login, asked.isEditor)))
    return failed(call, `${login} may not sign in here. The settings of this site name who may.`, 403);
  const cookies = new Headers([
    ["Set-Cookie", FORGET_STATE],
    ["Set-Cookie", await sessionCookie(secret, login, now)],
  ]);
  return asked.isEditor ? handOver(token, url.origin, cookies) : seeOther(REQUESTS_PAGE, cookies);
};

/** GET /api/session: who is signed in, and the mark their changes must carry. */
export const readSession = async (call: Call): Promise<Response> => {
  const session = await sessionOf(call);
  return session ? json({ login: session.login, mark: await csrfMark(call, session) }) : json({ problem: "signed-out" }, 401);
};

/** DELETE /api/session: signs out. */
export const signOut = async (call: Call): Promise<Response> => {
  const session = await sessionOf(call);
  return session && (await isOwnChange(call, session))
    ? json({ login: null }, 200, { "Set-Cookie": cookie(SESSION_COOKIE, "", 0, "Strict") })
    : json({ problem: "origin", text: "Please load the page anew and try again." }, 403);
};
