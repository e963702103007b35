/** Decides where the CMS keeps its changes: in the files of this computer, on GitHub, or nowhere because editing is off. */

interface LocalBackend {
  readonly name: "proxy";
  readonly proxy_url: string;
  readonly branch: string;
}

interface GitHubBackend {
  readonly name: "github";
  readonly repo: string;
  readonly branch: string;
  readonly base_url: string;
  readonly auth_endpoint: string;
}

export type CmsBackend = LocalBackend | GitHubBackend;

type Environment = Readonly<Record<string, string | undefined>>;

const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;

/** What /admin says where nobody can sign in. */
export const EDITING_IS_OFF =
  "Editing is not switched on here: build the site with CMS_GITHUB_REPO and CMS_OAUTH_BASE_URL set (docs/editing.md), or run npm run cms on a computer that has the project.";

/**
 * Reads the settings of the CMS.
 *
 * CMS_PROXY_URL is set by `npm run cms`. For a public site: CMS_GITHUB_REPO (owner/name), CMS_OAUTH_BASE_URL (https address of the
 * service that does the GitHub sign-in) and, unless it is `main`, CMS_GITHUB_BRANCH.
 *
 * @returns nothing when editing is not switched on
 * @throws Error when the settings are there in part, or cannot be right
 */
export const backendFrom = (environment: Environment): CmsBackend | undefined => {
  const { CMS_PROXY_URL: proxy, CMS_GITHUB_REPO: repo, CMS_GITHUB_BRANCH: branch, CMS_OAUTH_BASE_URL: oauth } = environment;
  if (proxy) return { name: "proxy", proxy_url: proxy, branch: "main" };
  if (!repo && !oauth) return undefined;
  if (!repo || !REPOSITORY.test(repo)) throw new Error(`CMS_GITHUB_REPO must be owner/name, not ${JSON.stringify(repo ?? "")}`);
  if (!oauth || !URL.canParse(oauth) || new URL(oauth).protocol !== "https:") {
    throw new Error(`CMS_OAUTH_BASE_URL must be an address that starts with https://, not ${JSON.stringify(oauth ?? "")}`);
  }
  return { name: "github", repo, branch: branch ?? "main", base_url: oauth.replace(/\/$/, ""), auth_endpoint: "auth" };
};
