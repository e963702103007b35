/** Selects the CMS backend: local files, GitHub, or none if editing is off. */

import type { Hosting } from "../content/schema/hosting";
import { unlessEmpty } from "../content/shared/environment";

/** Decap's GitHub backend. */
export interface GitHubBackend {
  readonly name: "github";
  readonly repo: string;
  readonly branch: string;
  readonly auth_endpoint: string;
  /** Origin of the sign-in service. Omitted for the site's own sign-in, which has the editor's origin. */
  readonly base_url?: string;
}

/** Decap's backend for files on this computer. */
interface LocalBackend {
  readonly name: "proxy";
  readonly proxy_url: string;
  readonly branch: string;
}

export type CmsBackend = GitHubBackend | LocalBackend;

/** Returns the name of the site's own backend, which wraps one of Decap's backends (decap/site-backend.ts). */
export const backendName = ({ name }: CmsBackend): string => `site-${name}`;

/** URL of GitHub's API. */
const GITHUB_API = "https://api.github.com";

/** Returns the URLs that the editor connects to, except the site itself. */
export const connectedUrls = (backend: CmsBackend): readonly string[] =>
  backend.name === "proxy" ? [backend.proxy_url] : [GITHUB_API, ...(backend.base_url === undefined ? [] : [backend.base_url])];

/** Default port of decap-server in `npm run cms`; CMS_PORT overrides it. */
export const PROXY_PORT = 8081;

/** Local files, through decap-server at its default port. */
export const LOCAL_PROXY: CmsBackend = { name: "proxy", proxy_url: `http://127.0.0.1:${PROXY_PORT}/api/v1`, branch: "main" };

/** URL path of the site's data for the editor. */
export const EDITOR_SITE_PATH = "/admin/site.json";

const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;

/** Message on /admin if editing is off. */
export const EDITING_IS_OFF =
  "Editing is turned off here. Build the site with CMS_GITHUB_REPO and CMS_OAUTH_BASE_URL set (see docs/editing.md), or use the command npm run cms on a computer that has the project.";

/** Path of the site's own sign-in, relative to the site's URL. */
export const OWN_SIGN_IN = "api/auth";

/**
 * Returns the origin that a text consists of; undefined if it is not an https URL, or has more parts, such as a path. Decap ignores the
 * sign-in service's messages unless their origin equals `base_url`.
 */
const originOf = (text: string | undefined): string | undefined => {
  if (text === undefined || !URL.canParse(text)) return undefined;
  const { protocol, origin, href } = new URL(text);
  return protocol === "https:" && href === `${origin}/` ? origin : undefined;
};

/**
 * Returns the backend for the environment and the settings in hosting.yml.
 *
 * `npm run cms` sets CMS_PROXY_URL. A public site sets CMS_GITHUB_REPO (owner/name), CMS_OAUTH_BASE_URL (https origin of the
 * GitHub sign-in service) and, if the branch is not `main`, CMS_GITHUB_BRANCH, which counts only with CMS_GITHUB_REPO. Without these
 * variables, the editor uses the site's own sign-in if hosting.yml has `signIn`. Empty variables count as unset.
 *
 * @returns undefined if editing is off
 * @throws Error if the settings are incomplete or invalid
 */
export const backendFrom = (
  environment: Readonly<Record<string, string | undefined>>,
  settings?: Pick<Hosting, "signIn">,
): CmsBackend | undefined => {
  const { CMS_PROXY_URL: proxy, CMS_GITHUB_REPO: repo, CMS_GITHUB_BRANCH: branch, CMS_OAUTH_BASE_URL: oauth } = environment;
  if (proxy) return { name: "proxy", proxy_url: proxy, branch: "main" };
  if (!repo && !oauth) {
    if (!settings?.signIn) return undefined;
    const { signIn } = settings;
    return { name: "github", repo: signIn.repository, branch: signIn.branch ?? "main", auth_endpoint: OWN_SIGN_IN };
  }
  if (!repo || !REPOSITORY.test(repo)) throw new Error(`CMS_GITHUB_REPO must be owner/name, not ${JSON.stringify(repo ?? "")}`);
  const origin = originOf(oauth);
  if (origin === undefined) {
    throw new Error(`CMS_OAUTH_BASE_URL must be https:// and a host name, without a path, not ${JSON.stringify(oauth ?? "")}`);
  }
  return { name: "github", repo, branch: unlessEmpty(branch) ?? "main", base_url: origin, auth_endpoint: "auth" };
};
