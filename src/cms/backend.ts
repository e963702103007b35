/** Decides where the CMS keeps its changes: in the files of this computer, on GitHub, or nowhere because editing is off. */

import type { Business } from "../content/schema/business";

/** On GitHub. */
export interface GitHubBackend {
  readonly name: "github";
  readonly repo: string;
  readonly branch: string;
  readonly base_url: string;
  readonly auth_endpoint: string;
}

export type CmsBackend = GitHubBackend | { readonly name: "proxy"; readonly proxy_url: string; readonly branch: string };

/** Port on which `npm run cms` starts decap-server, unless CMS_PORT says otherwise. */
export const PROXY_PORT = 8081;

/** The backend of `npm run cms`: the files of this computer, through decap-server. */
export const LOCAL_PROXY: CmsBackend = { name: "proxy", proxy_url: `http://127.0.0.1:${PROXY_PORT}/api/v1`, branch: "main" };

/** What the editor's backend takes from the company's settings: the sign-in that the site itself does. */
type SignInSettings = Pick<Business, "siteUrl" | "signIn">;

type Environment = Readonly<Record<string, string | undefined>>;

const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;

/** Tells where the public site is: nowhere for the shipped sample, and not where files of this computer are edited. */
export const liveUrl = ({ sample, siteUrl }: Pick<Business, "sample" | "siteUrl">, { name }: CmsBackend): string | undefined =>
  name === "github" && !sample ? siteUrl : undefined;

/** What /admin says where nobody can sign in. */
export const EDITING_IS_OFF =
  "Editing is not switched on here: build the site with CMS_GITHUB_REPO and CMS_OAUTH_BASE_URL set (docs/editing.md), or run npm run cms on a computer that has the project.";

/** Where the site's own sign-in is, below its address. */
export const OWN_SIGN_IN = "api/auth";

const ownSignIn = ({ siteUrl, signIn }: SignInSettings): CmsBackend | undefined =>
  signIn && {
    name: "github",
    repo: signIn.repository,
    branch: signIn.branch ?? "main",
    base_url: siteUrl,
    auth_endpoint: OWN_SIGN_IN,
  };

/**
 * Reads the settings of the CMS.
 *
 * CMS_PROXY_URL is set by `npm run cms`. For a public site: CMS_GITHUB_REPO (owner/name), CMS_OAUTH_BASE_URL (https address of the
 * service that does the GitHub sign-in) and, unless it is `main`, CMS_GITHUB_BRANCH. Without these the site's own sign-in counts
 * (`signIn` in business.yml).
 *
 * @returns nothing when editing is not switched on
 * @throws Error when the settings are there in part, or cannot be right
 */
export const backendFrom = (environment: Environment, settings?: SignInSettings): CmsBackend | undefined => {
  const { CMS_PROXY_URL: proxy, CMS_GITHUB_REPO: repo, CMS_GITHUB_BRANCH: branch, CMS_OAUTH_BASE_URL: oauth } = environment;
  if (proxy) return { name: "proxy", proxy_url: proxy, branch: "main" };
  if (!repo && !oauth) return settings && ownSignIn(settings);
  if (!repo || !REPOSITORY.test(repo)) throw new Error(`CMS_GITHUB_REPO must be owner/name, not ${JSON.stringify(repo ?? "")}`);
  if (!oauth || !URL.canParse(oauth) || new URL(oauth).protocol !== "https:") {
    throw new Error(`CMS_OAUTH_BASE_URL must be an address that starts with https://, not ${JSON.stringify(oauth ?? "")}`);
  }
  return { name: "github", repo, branch: branch ?? "main", base_url: oauth.replace(/\/$/, ""), auth_endpoint: "auth" };
};
