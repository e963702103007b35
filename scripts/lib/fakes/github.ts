/** Fakes GitHub: the sign-in, and the part of the API that the Worker calls. */
import { createHash, randomBytes } from "node:crypto";
import { escapeHtml } from "../../../src/content/format/escape-html";
import { listen, bodyText } from "./listen";

export interface GitHubPerson {
  readonly login: string;
  /** Names of the repositories that the person can write to. */
  readonly writes: readonly string[];
}

/** Returns the code challenge for a verifier (PKCE, RFC 7636). */
const challengeOf = (verifier: string): string => createHash("sha256").update(verifier).digest("base64url");

const AUTHORIZE = "/login/oauth/authorize";

/** Returns the page on which GitHub asks the user to authorize the app. */
const authorizePage = (login: string, address: string): string => `<!doctype html>
<html lang="en"><title>Authorize</title>
<form method="post" action="${escapeHtml(address)}"><p>A fake GitHub. You are ${escapeHtml(login)}.</p><button>Authorize</button></form>
</html>`;

/**
 * Starts the fake, which signs in every visitor as `state.person`. Like GitHub, it asks the person to authorize the app only
 * once, and redirects immediately from then on.
 *
 * @param options.isAuthorized whether the person has already authorized the app
 */
export const startGitHub = async (
  person: GitHubPerson,
  clientSecret: string,
  { isAuthorized = true }: { readonly isAuthorized?: boolean } = {},
) => {
  const state = { person, isAuthorized };
  const authorizations: URLSearchParams[] = [];
  const grants = new Map<string, { readonly person: GitHubPerson; readonly query: URLSearchParams }>();
  const tokens = new Map<string, GitHubPerson>();

  const authorize = (query: URLSearchParams): string => {
    authorizations.push(query);
    const code = randomBytes(10).toString("hex");
    grants.set(code, { person: state.person, query });
    return `${query.get("redirect_uri") ?? ""}?${new URLSearchParams({ code, state: query.get("state") ?? "" }).toString()}`;
  };

  const exchange = (body: Readonly<Record<string, string>>): object => {
    const { code = "", client_secret, client_id, redirect_uri, code_verifier = "" } = body;
    const grant = grants.get(code);
    // A code is valid only once.
    grants.delete(code);
    const expected = { client_id, redirect_uri, code_challenge: challengeOf(code_verifier) };
    const isValid = client_secret === clientSecret && Object.entries(expected).every(([name, value]) => grant?.query.get(name) === value);
    if (!grant || !isValid) return { error: "bad_verification_code" };
    const token = `gho_${randomBytes(18).toString("hex")}`;
    tokens.set(token, grant.person);
    return { access_token: token, token_type: "bearer", scope: grant.query.get("scope") };
  };

  const { url, close } = await listen(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const respond = (status: number, body: object) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (pathname === AUTHORIZE && (state.isAuthorized || request.method === "POST")) {
      state.isAuthorized = true;
      response.writeHead(302, { location: authorize(searchParams) }).end();
      return;
    }
    if (pathname === AUTHORIZE) {
      response.writeHead(200, { "content-type": "text/html" }).end(authorizePage(state.person.login, request.url ?? ""));
      return;
    }
    if (pathname === "/login/oauth/access_token") {
      respond(200, exchange(JSON.parse(await bodyText(request)) as Record<string, string>));
      return;
    }
    const user = tokens.get((request.headers.authorization ?? "").replace(/^Bearer /, ""));
    if (!user) respond(401, { message: "Bad credentials" });
    else if (pathname === "/user") respond(200, { login: user.login, id: 1 });
    else if (pathname.startsWith("/repos/")) {
      const name = pathname.slice("/repos/".length);
      respond(200, { full_name: name, permissions: { pull: true, push: user.writes.includes(name) } });
    } else respond(404, { message: "Not Found" });
  });
  return { url, close, state, authorizations, tokens };
};

export type FakeGitHub = Awaited<ReturnType<typeof startGitHub>>;
