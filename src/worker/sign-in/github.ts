/** Calls GitHub's API: exchanges a sign-in code for a token, identifies the user, and checks write access. */
import * as z from "zod/mini";
import type { SignIn } from "../../content/schema/hosting";
import type { Environment } from "../env";
import { SERVICE_TIMEOUT_MS } from "../../quote/limits";

const tokenSchema = z.object({ access_token: z.string().check(z.regex(/^[\w.-]{1,512}$/)) });
const userSchema = z.object({ login: z.string().check(z.regex(/^[\w-]{1,64}$/)) });
const writableSchema = z.object({ permissions: z.object({ push: z.literal(true) }) });

const api = async (environment: Environment, path: string, token: string): Promise<unknown> => {
  const response = await fetch(new URL(path, environment.GITHUB_API_URL ?? "https://api.github.com"), {
    headers: { Authorization: `Bearer ${token}`, Accept: "application/vnd.github+json", "User-Agent": "site-sign-in" },
    signal: AbortSignal.timeout(SERVICE_TIMEOUT_MS),
  });
  return response.ok ? response.json() : undefined;
};

/** Returns the URL of GitHub's sign-in page. */
export const githubPage = (environment: Environment): URL =>
  new URL("/login/oauth/authorize", environment.GITHUB_URL ?? "https://github.com");

/**
 * Exchanges a sign-in code for an access token.
 *
 * @param exchange the sign-in code, the PKCE code verifier (RFC 7636) and the callback's URL
 * @returns the token; undefined if GitHub rejects the code
 */
export const exchangeCode = async (
  environment: Environment,
  { clientId }: SignIn,
  { code, verifier, redirect }: { readonly code: string; readonly verifier: string; readonly redirect: string },
): Promise<string | undefined> => {
  const response = await fetch(new URL("/login/oauth/access_token", environment.GITHUB_URL ?? "https://github.com"), {
    method: "POST",
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    body: JSON.stringify({
      client_id: clientId,
      client_secret: environment.GITHUB_CLIENT_SECRET,
      code,
      redirect_uri: redirect,
      code_verifier: verifier,
    }),
    signal: AbortSignal.timeout(SERVICE_TIMEOUT_MS),
  });
  const token = response.ok ? tokenSchema.safeParse(await response.json()) : undefined;
  return token?.data?.access_token;
};

/** Returns the login name of a token's owner; undefined if GitHub rejects the token. */
export const loginOf = async (environment: Environment, token: string): Promise<string | undefined> =>
  userSchema.safeParse(await api(environment, "/user", token)).data?.login;

/** Checks whether a token has write access to the repository. */
export const canWrite = async (environment: Environment, { repository }: SignIn, token: string): Promise<boolean> =>
  writableSchema.safeParse(await api(environment, `/repos/${repository}`, token)).success;
