/** Asks GitHub what became of a change, as the editor who is signed in (https://docs.github.com/en/rest). */
import { z } from "zod";

const GITHUB = "https://api.github.com";
/** Where Decap keeps who is signed in. */
const USER_KEY = "decap-cms-user";

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

const comparisonSchema = z.object({ status: z.string() });
const userSchema = z.object({ token: z.string() });

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

/** Gives the token of who is signed in; nothing while nobody is. */
export const editorsToken = (): string | undefined => {
  const user: unknown = JSON.parse(localStorage.getItem(USER_KEY) ?? "null");
  return userSchema.safeParse(user).data?.token;
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
    return (await this.ask(`commits/${branch}`, commitSchema)).sha;
  }

  async checksOf(commit: string): Promise<readonly Check[]> {
    const { check_runs: runs } = await this.ask(`commits/${commit}/check-runs?per_page=100`, checkRunsSchema);
    return runs.map(({ name, conclusion, output, html_url: url }) => ({
      name,
      outcome: !conclusion ? "running" : FINE.has(conclusion) ? "passed" : "failed",
      reason: output?.title ?? output?.summary ?? undefined,
      url: url ?? undefined,
    }));
  }

  /** Gives the address at which the commit can be looked at before it is published, if there is one. */
  async previewOf(commit: string): Promise<string | undefined> {
    const { statuses } = await this.ask(`commits/${commit}/status`, statusSchema);
    const preview = statuses.find(({ context, state }) => context.includes("preview") && state === "success");
    return preview?.target_url ?? undefined;
  }

  /** Tells whether a commit is in what was made of another one. */
  async holds(later: string, commit: string): Promise<boolean> {
    const { status } = await this.ask(`compare/${commit}...${later}`, comparisonSchema);
    return status === "identical" || status === "ahead";
  }

  private async ask<Answer>(path: string, schema: z.ZodType<Answer>): Promise<Answer> {
    const response = await fetch(`${this.root}/repos/${this.repository}/${path}`, {
      cache: "no-store",
      headers: { Accept: "application/vnd.github+json", Authorization: `token ${this.token}` },
    });
    if (!response.ok) throw new Error(`GitHub answered ${response.status} for ${path}`);
    return schema.parse(await response.json());
  }
}
