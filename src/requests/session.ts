/** Who is signed in: a signed cookie, and the mark that a change must carry. */
import { z } from "zod";
import type { Environment } from "./bindings";
import type { Call } from "./context";
import { fromBase64url, base64url, isSame, isSigned, randomText, signature } from "./digest";
import { isOwnOrigin } from "./answers";
import type { SignIn } from "../content/schema/delivery";

/** The prefix makes browsers insist on https, this host and the whole site. @see https://datatracker.ietf.org/doc/draft-ietf-httpbis-rfc6265bis/ */
export const SESSION_COOKIE = "__Host-session";
/** How long a sign-in lasts, in milliseconds. */
export const SESSION_MS = 24 * 3_600_000;
/** Header that carries the mark of {@link csrfMark}. */
export const CSRF_HEADER = "x-csrf-mark";

const sessionSchema = z.object({ login: z.string(), until: z.number() });
export type Session = z.infer<typeof sessionSchema>;

/** Writes a cookie that no script reads. `strict` ones are not sent when another site leads here. */
export const cookie = (name: string, value: string, seconds: number, sameSite: "Strict" | "Lax"): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=${sameSite}`;

/** Reads a cookie of a request. */
export const cookieOf = ({ headers }: Request, name: string): string | undefined =>
  (headers.get("cookie") ?? "")
    .split(/;\s*/)
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Packs a value with its signature, for a cookie. */
export const seal = async (secret: string, purpose: string, value: unknown): Promise<string> => {
  const text = base64url(new TextEncoder().encode(JSON.stringify(value)));
  return `${text}.${await signature(secret, purpose, text)}`;
};

/** Opens what {@link seal} packed; nothing when it was changed or made for something else. */
export const open = async (secret: string, purpose: string, sealed: string | undefined): Promise<unknown> => {
  const [text = "", signed = ""] = (sealed ?? "").split(".");
  if (text === "" || !(await isSigned(secret, purpose, text, signed))) return undefined;
  const bytes = fromBase64url(text);
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as unknown);
};

/** Tells whether a person may sign in by name; an empty list leaves that to the repository. */
export const isListed = ({ people }: SignIn, login: string): boolean =>
  people.length === 0 || people.some((person) => person.toLowerCase() === login.toLowerCase());

/** Makes the cookie that signs a person in. */
export const sessionCookie = async (secret: string, login: string, now: number): Promise<string> =>
  cookie(SESSION_COOKIE, await seal(secret, "session", { login, until: now + SESSION_MS }), SESSION_MS / 1000, "Strict");

/** Gives the secret that signs everything, where it is long enough to be one. */
export const signingSecret = ({ SECRET }: Environment): string | undefined => (SECRET && SECRET.length >= 32 ? SECRET : undefined);

/** Reads who is signed in: nobody without a cookie, after its time, or when the settings no longer name the person. */
export const sessionOf = async ({ request, environment, settings, now }: Call): Promise<Session | undefined> => {
  const secret = signingSecret(environment);
  if (!secret || !settings.signIn) return undefined;
  const session = sessionSchema.safeParse(await open(secret, "session", cookieOf(request, SESSION_COOKIE)));
  return session.success && session.data.until > now && isListed(settings.signIn, session.data.login) ? session.data : undefined;
};

/** Makes the mark that every change by this person must carry: pages of other sites cannot read it. */
export const csrfMark = ({ environment }: Call, { login }: Session): Promise<string> =>
  signature(signingSecret(environment) ?? randomText(), "csrf", login);

/** Tells whether a change was asked for by the owner's own page. */
export const isOwnChange = async (call: Call, session: Session): Promise<boolean> =>
  isOwnOrigin(call.request, call.url) && isSame(await csrfMark(call, session), call.request.headers.get(CSRF_HEADER) ?? "");
