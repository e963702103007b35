/** Reads the site's repository through GitHub's REST API, as the signed-in user (https://docs.github.com/en/rest). */
import { z } from "zod";
import type { Form } from "../collections";

const GITHUB = "https://api.github.com";

/** Request timeout, in milliseconds. */
const PATIENCE_MS = 8_000;

/** Decap's localStorage key for the signed-in user. */
const USER_KEY = "decap-cms-user";

const userSchema = z.object({ token: z.string() });

const commitSchema = z.object({ sha: z.string() });

const comparisonSchema = z.object({ merge_base_commit: commitSchema.optional() });

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

/** Returns the user who is signed in to GitHub; undefined if there is none. */
export const signedIn = (): z.infer<typeof userSchema> | undefined =>
  userSchema.safeParse(JSON.parse(localStorage.getItem(USER_KEY) ?? "null")).data;

/** Returns the branch on which Decap's workflow stores an entry's draft. */
export const draftBranch = ({ collection, slug }: Form): string => `cms/${collection}/${slug}`;

const checked = (response: Response): Response => {
  if (!response.ok) throw new Error(`GitHub answered ${response.status} for ${response.url}`);
  return response;
};

/** Reads a repository. Every method rejects if GitHub does not answer or reports an error. */
export class GitHub {
  /**
   * @param repository as owner/name
   * @param token the user's access token
   */
  constructor(
    private readonly repository: string,
    private readonly token: string,
    private readonly root = GITHUB,
  ) {}

  /** Returns the text of a file on a branch or in a commit; undefined if there is no such file. */
  async textOf(path: string, place: string): Promise<string | undefined> {
    const response = await this.get(`contents/${path}?ref=${encodeURIComponent(place)}`, "application/vnd.github.raw+json");
    return response.status === 404 ? undefined : checked(response).text();
  }

  /** Returns the URL of a branch's open pull request, in which Decap stores a draft; undefined if there is none. */
  async pullRequestOf(branch: string): Promise<string | undefined> {
    const [owner = ""] = this.repository.split("/");
    const [request] = await this.ask(`pulls?state=open&head=${encodeURIComponent(`${owner}:${branch}`)}`, pullRequestsSchema);
    return request?.html_url;
  }

  /** Returns the SHA of two branches' merge base. */
  async commonCommit(branch: string, other: string): Promise<string> {
    const { merge_base_commit: commit } = await this.ask(`compare/${branch}...${other}`, comparisonSchema);
    if (!commit) throw new Error(`GitHub names no commit of both ${branch} and ${other}`);
    return commit.sha;
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
    return schema.parse(await checked(await this.get(path, "application/vnd.github+json")).json());
  }

  private get(path: string, type: string): Promise<Response> {
    return fetch(`${this.root}/repos/${this.repository}/${path}`, {
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { Accept: type, Authorization: `token ${this.token}` },
    });
  }
}
