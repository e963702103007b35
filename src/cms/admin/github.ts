/** Reads the site's repository at GitHub, as the editor who is signed in (https://docs.github.com/en/rest). */
import { z } from "zod";
import { propertyOf } from "../../content/shared/required";

const GITHUB = "https://api.github.com";

/** How long to wait for an answer, in milliseconds. */
export const PATIENCE_MS = 8_000;

const commitSchema = z.object({ sha: z.string() });

const checkRunsSchema = z.object({
  check_runs: z.array(
    z.object({
      name: z.string(),
      html_url: z.string().nullish(),
      conclusion: z.string().nullish(),
      output: z.object({ title: z.string().nullish(), summary: z.string().nullish() }).nullish(),
    }),
  ),
});

const statusSchema = z.object({
  statuses: z.array(z.object({ context: z.string(), state: z.string(), target_url: z.string().nullish() })),
});

const comparisonSchema = z.object({ status: z.string(), merge_base_commit: commitSchema.optional() });

const historySchema = z.array(
  z.object({
    html_url: z.string(),
    commit: z.object({ author: z.object({ name: z.string(), date: z.string() }) }),
  }),
);

/** What a check says of a commit. */
export interface Check {
  readonly name: string;
  readonly outcome: "running" | "passed" | "failed";
  /** What it says in words, where it says anything. */
  readonly reason?: string | undefined;
  /** Where more is written. */
  readonly url?: string | undefined;
}

/** Conclusions of a check that keeps nothing from being published. */
const FINE: ReadonlySet<string> = new Set(["success", "neutral", "skipped"]);

/** A change of a file. */
export interface FileChange {
  /** Who made it. */
  readonly name: string;
  readonly date: Date;
  /** The page of the change. */
  readonly href: string;
}

/** GitHub refuses the editor's token what the GitHub App has no permission for. */
export class MissingPermission extends Error {
  override readonly name = "MissingPermission";

  /** @param permission its name in the settings of a GitHub App */
  constructor(readonly permission: string) {
    super(`The GitHub App lacks the permission ${permission}`);
  }
}

/** What a GitHub App without the permission is answered, with status 403. @see https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api */
const NOT_PERMITTED = "Resource not accessible by ";

const checked = (response: Response): Response => {
  if (!response.ok) throw new Error(`GitHub answered ${response.status} for ${response.url}`);
  return response;
};

/** Reads a repository. Every question throws when GitHub does not answer it. */
export class GitHub {
  /**
   * @param repository as owner/name
   * @param token of the person who asks
   */
  constructor(
    private readonly repository: string,
    private readonly token: string,
    private readonly root = GITHUB,
  ) {}

  /** Gives the newest commit of a branch. */
  async headOf(branch: string): Promise<string> {
    return (await this.ask(`commits/${branch}`, commitSchema, "Contents")).sha;
  }

  async checksOf(commit: string): Promise<readonly Check[]> {
    const { check_runs: runs } = await this.ask(`commits/${commit}/check-runs?per_page=100`, checkRunsSchema, "Checks");
    return runs.map(({ name, conclusion, output, html_url: url }) => ({
      name,
      outcome: !conclusion ? "running" : FINE.has(conclusion) ? "passed" : "failed",
      reason: output?.title ?? output?.summary ?? undefined,
      url: url ?? undefined,
    }));
  }

  /** Gives the address at which the commit can be looked at before it is published, if there is one. */
  async previewOf(commit: string): Promise<string | undefined> {
    const { statuses } = await this.ask(`commits/${commit}/status`, statusSchema, "Commit statuses");
    const preview = statuses.find(({ context, state }) => context.includes("preview") && state === "success");
    return preview?.target_url ?? undefined;
  }

  /** Tells whether a commit is in what was made of another one. */
  async holds(later: string, commit: string): Promise<boolean> {
    const { status } = await this.ask(`compare/${commit}...${later}`, comparisonSchema);
    return status === "identical" || status === "ahead";
  }

  /** Gives the text of a file, on a branch or in a commit; nothing where there is none. */
  async textOf(path: string, place: string): Promise<string | undefined> {
    const response = await this.get(`contents/${path}?ref=${encodeURIComponent(place)}`, "application/vnd.github.raw+json");
    return response.status === 404 ? undefined : checked(response).text();
  }

  /** Tells whether somebody has asked for a branch to be taken over: Decap keeps drafts so. */
  async isProposed(branch: string): Promise<boolean> {
    const [owner = ""] = this.repository.split("/");
    const requests = await this.ask(`pulls?state=open&head=${encodeURIComponent(`${owner}:${branch}`)}`, z.array(z.unknown()));
    return requests.length > 0;
  }

  /** Gives the last commit that two branches have both. */
  async commonCommit(branch: string, other: string): Promise<string> {
    const { merge_base_commit: commit } = await this.ask(`compare/${branch}...${other}`, comparisonSchema);
    if (!commit) throw new Error(`GitHub names no commit of both ${branch} and ${other}`);
    return commit.sha;
  }

  /** Gives the last change of a file on a branch; nothing for a file that was never there. */
  async lastChange(path: string, branch: string): Promise<FileChange | undefined> {
    const place = `path=${encodeURIComponent(path)}&sha=${encodeURIComponent(branch)}`;
    const [last] = await this.ask(`commits?${place}&per_page=1`, historySchema);
    if (!last) return undefined;
    const { name, date } = last.commit.author;
    return { name, date: new Date(date), href: last.html_url };
  }

  private async ask<Answer>(path: string, schema: z.ZodType<Answer>, permission?: string): Promise<Answer> {
    const response = await this.get(path, "application/vnd.github+json");
    const body: unknown = await response.json();
    const message = propertyOf(body, "message");
    if (permission && response.status === 403 && typeof message === "string" && message.startsWith(NOT_PERMITTED))
      throw new MissingPermission(permission);
    checked(response);
    return schema.parse(body);
  }

  private get(path: string, type: string): Promise<Response> {
    return fetch(`${this.root}/repos/${this.repository}/${path}`, {
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { Accept: type, Authorization: `token ${this.token}` },
    });
  }
}
