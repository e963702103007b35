/** Reads the site's repository through GitHub's REST API, as the signed-in user (https://docs.github.com/en/rest). */
import { z } from "zod";
import { propertyOf } from "../../content/shared/required";
import type { GitHubBackend } from "../backend";
import type { Draft, Form } from "../collections";
import { normalizeLines } from "../page-format";

/** Request timeout, in milliseconds. */
const PATIENCE_MS = 8_000;

/** Maximum number of files that GitHub lists in a comparison (https://docs.github.com/en/rest/commits/commits#compare-two-commits). */
const COMPARED_FILES = 300;

const comparisonSchema = z.object({ files: z.array(z.object({ filename: z.string() })) });

const pullRequestsSchema = z.array(z.object({ html_url: z.string() }));

const historySchema = z.array(
  z.object({
    html_url: z.string(),
    commit: z.object({ author: z.object({ name: z.string(), date: z.coerce.date() }) }),
  }),
);

/** Returns the branch on which Decap's editorial workflow stores an entry's draft. */
export const draftBranch = ({ collection, slug }: Form): string => `cms/${collection}/${slug}`;

/** Returns the token of the user who is signed in to Decap. */
const signedIn = (): unknown => propertyOf(JSON.parse(localStorage.getItem("decap-cms-user") ?? "null"), "token");

/** A version of an entry's file. */
export interface Version {
  /** Undefined if the file was deleted. */
  readonly text: string | undefined;
  /** Whether the version is a draft in the editorial workflow. */
  readonly isDraft: boolean;
  /** The commit's author, date and URL; undefined if unknown, as for all local files. */
  readonly change?: { readonly name: string; readonly date: Date; readonly href: string } | undefined;
}

/** Reads a repository. Methods reject if GitHub does not respond or responds with an error. A deleted file is not an error. */
export class GitHub {
  /**
   * @param repo the repository as owner/name, and the branch that the site is built from
   * @param token the user's access token
   */
  constructor(
    private readonly repo: Pick<GitHubBackend, "repo" | "branch">,
    private readonly token = signedIn(),
  ) {}

  /** Returns the URL of the open pull request in which Decap stores a form's draft; undefined if there is none. */
  async pullRequestOf(form: Form): Promise<string | undefined> {
    const [owner = ""] = this.repo.repo.split("/");
    const [request] = await this.ask(`pulls?state=open&head=${encodeURIComponent(`${owner}:${draftBranch(form)}`)}`, pullRequestsSchema);
    return request?.html_url;
  }

  /** Returns the version that a save would replace: the draft, or the published version if there is no draft. */
  async saved(entry: Draft): Promise<Version> {
    return this.versionOn((await this.pullRequestOf(entry)) === undefined ? this.repo.branch : draftBranch(entry), entry);
  }

  /** Returns the published version if it may have changed after the draft was started; undefined otherwise. */
  async publishedMeanwhile(entry: Draft): Promise<Version | undefined> {
    const { branch } = this.repo;
    const { files } = await this.ask(`compare/${draftBranch(entry)}...${branch}`, comparisonSchema);
    const mayHaveChanged = files.length >= COMPARED_FILES || files.some(({ filename }) => filename === entry.path);
    return mayHaveChanged ? this.versionOn(branch, entry) : undefined;
  }

  private async versionOn(branch: string, { path }: Draft): Promise<Version> {
    const place = `path=${encodeURIComponent(path)}&sha=${encodeURIComponent(branch)}`;
    const history = this.ask(`commits?${place}&per_page=1`, historySchema).catch(() => []);
    const response = await this.get(`contents/${path}?ref=${encodeURIComponent(branch)}`, "application/vnd.github.raw+json");
    const text = response.status === 404 ? undefined : normalizeLines(await response.text());
    const [last] = await history;
    return { text, isDraft: branch !== this.repo.branch, change: last && { ...last.commit.author, href: last.html_url } };
  }

  private async ask<Answer>(path: string, schema: z.ZodType<Answer>): Promise<Answer> {
    return schema.parse(await (await this.get(path, "application/vnd.github+json")).json());
  }

  private async get(path: string, type: string): Promise<Response> {
    const response = await fetch(`https://api.github.com/repos/${this.repo.repo}/${path}`, {
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { Accept: type, Authorization: `token ${String(this.token)}` },
    });
    if (!response.ok && response.status !== 404) throw new Error(`GitHub responded with ${response.status} for ${response.url}`);
    return response;
  }
}
