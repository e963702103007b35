/** Reads the site's repository through GitHub's REST API, as the signed-in user (https://docs.github.com/en/rest). */
import { z } from "zod";
import { propertyOf } from "../../content/shared/required";
import type { Form } from "../collections";

/** Request timeout, in milliseconds. */
const PATIENCE_MS = 8_000;

/** Decap's localStorage key for the signed-in user. */
const USER_KEY = "decap-cms-user";

/** Maximum number of files in a comparison (https://docs.github.com/en/rest/commits/commits#compare-two-commits). */
const COMPARED_FILES = 300;

const comparisonSchema = z.object({ files: z.array(z.object({ filename: z.string() })) });

const pullRequestsSchema = z.array(z.object({ html_url: z.string() }));

const historySchema = z.array(
  z.object({
    html_url: z.string(),
    commit: z.object({ author: z.object({ name: z.string(), date: z.string() }) }),
  }),
);

/** A commit that changed a file. */
export interface FileChange {
  /** Name of the author. */
  readonly name: string;
  readonly date: Date;
  /** The commit's page on GitHub. */
  readonly href: string;
}

/** Returns the branch on which Decap's workflow stores an entry's draft. */
export const draftBranch = ({ collection, slug }: Form): string => `cms/${collection}/${slug}`;

const signedIn = (): unknown => propertyOf(JSON.parse(localStorage.getItem(USER_KEY) ?? "null"), "token");

/** Reads a repository. Every method rejects if GitHub does not answer or reports an error. */
export class GitHub {
  /**
   * @param repository as owner/name
   * @param token the user's access token
   */
  constructor(
    private readonly repository: string,
    private readonly token = signedIn(),
    private readonly root = "https://api.github.com",
  ) {}

  /** Returns the text of a file on a branch; undefined if there is no such file. */
  async textOf(path: string, branch: string): Promise<string | undefined> {
    const response = await this.get(`contents/${path}?ref=${encodeURIComponent(branch)}`, "application/vnd.github.raw+json");
    return response.status === 404 ? undefined : response.text();
  }

  /** Returns the URL of a branch's open pull request, in which Decap stores a draft; undefined if there is none. */
  async pullRequestOf(branch: string): Promise<string | undefined> {
    const [owner = ""] = this.repository.split("/");
    const [request] = await this.ask(`pulls?state=open&head=${encodeURIComponent(`${owner}:${branch}`)}`, pullRequestsSchema);
    return request?.html_url;
  }

  /** Returns whether a file has changed on a branch since another branch was started from it, or may have, if too many have changed. */
  async hasChanged(path: string, branch: string, since: string): Promise<boolean> {
    const { files } = await this.ask(`compare/${since}...${branch}`, comparisonSchema);
    return files.length >= COMPARED_FILES || files.some(({ filename }) => filename === path);
  }

  /** Returns the last change of a file on a branch; undefined if the file was never there. */
  async lastChange(path: string, branch: string): Promise<FileChange | undefined> {
    const place = `path=${encodeURIComponent(path)}&sha=${encodeURIComponent(branch)}`;
    const [last] = await this.ask(`commits?${place}&per_page=1`, historySchema);
    if (!last) return undefined;
    const { name, date } = last.commit.author;
    return { name, date: new Date(date), href: last.html_url };
  }

  private async ask<Answer>(path: string, schema: z.ZodType<Answer>): Promise<Answer> {
    return schema.parse(await (await this.get(path, "application/vnd.github+json")).json());
  }

  private async get(path: string, type: string): Promise<Response> {
    const response = await fetch(`${this.root}/repos/${this.repository}/${path}`, {
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { Accept: type, Authorization: `token ${String(this.token)}` },
    });
    if (!response.ok && response.status !== 404) throw new Error(`GitHub answered ${response.status} for ${response.url}`);
    return response;
  }
}
