/** Asks GitHub who somebody is and what they may do. */
import * as z from "zod/mini";
import type { SignIn } from "../../content/schema/delivery";
import type { Environment } from "../env";
import { SERVICE_TIMEOUT_MS } from "../../quote/limits";

const tokenSchema = z.object({ access_token: z.string().check(z.regex(/^[\w.-]{1,512}$/)) });
const userSchema = z.object({ login: z.string().check(z.regex(/^[\w-]{1,64}$/)) });
const repositorySchema = z.object({ full_name: z.string(), permissions: z.optional(z.object({ push: z.boolean() })) });

/** The part of a sign-in that only the person's own browser and this site know. */
interface Exchange {
  readonly code: string;
  /** Proof that the code goes to who asked for it (PKCE, RFC 7636). */
  readonly verifier: string;
  readonly redirect: string;
}

const api = async (environment: Environment, path: string, token: string): Promise<unknown> => {
  const answer = await fetch(new URL(path, environment.GITHUB_API_URL ?? "https://api.github.com"), {
    headers: { Authorization: `Bearer ${token}`, Accept: "application/vnd.github+json", "User-Agent": "site-sign-in" },
    signal: AbortSignal.timeout(SERVICE_TIMEOUT_MS),
  });
  return answer.ok ? answer.json() : undefined;
};

/** Gives the address of GitHub's own sign-in page. */
export const githubPage = (environment: Environment): URL =>
  new URL("/login/oauth/authorize", environment.GITHUB_URL ?? "https://github.com");

/** Turns the code of a sign-in into a token; nothing when GitHub does not take it. */
export const exchangeCode = async (
  environment: Environment,
  { clientId }: SignIn,
  { code, verifier, redirect }: Exchange,
): Promise<string | undefined> => {
  const answer = await fetch(new URL("/login/oauth/access_token", environment.GITHUB_URL ?? "https://github.com"), {
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
  const token = answer.ok ? tokenSchema.safeParse(await answer.json()) : undefined;
  return token?.data?.access_token;
};

/** Names the person a token belongs to. */
export const personOf = async (environment: Environment, token: string): Promise<string | undefined> =>
  userSchema.safeParse(await api(environment, "/user", token)).data?.login;

/** Tells whether a token may write to the repository. */
export const mayWrite = async (environment: Environment, { repository }: SignIn, token: string): Promise<boolean> => {
  const found = repositorySchema.safeParse(await api(environment, `/repos/${repository}`, token)).data;
  return found?.full_name.toLowerCase() === repository.toLowerCase() && found.permissions?.push === true;
};
