/** Reads the saved version of an entry's file, locally or from a branch on GitHub. */
import { textAt } from "../decap/repository";
import type { Draft } from "../draft";
import { plainText } from "../page-format";
import { draftBranch, type FileChange, type GitHub } from "./github";

/** A version of an entry's file. */
export interface Version {
  /** Undefined if the file was deleted. */
  readonly text: string | undefined;
  /** Whether it is a draft in the editorial workflow. */
  readonly isDraft: boolean;
  /** Who saved it, and when; undefined if unknown, as for local files. */
  readonly change?: FileChange | undefined;
}

const versionOf = (text: string | undefined, isDraft: boolean, change?: FileChange): Version => ({
  text: text === undefined ? undefined : plainText(text),
  isDraft,
  change,
});

/** Returns the version on this computer that a save would replace. */
export const localVersion = async ({ path }: Draft): Promise<Version> => versionOf(await textAt(path), false);

/** Reads versions from GitHub. Its methods reject if GitHub does not answer. */
export class GitHubVersions {
  /** @param main the branch that the site is built from */
  constructor(
    private readonly github: GitHub,
    private readonly main: string,
  ) {}

  /** Returns the version that a save would replace. */
  async saved(entry: Draft): Promise<Version> {
    const draft = draftBranch(entry);
    return this.on((await this.github.pullRequestOf(draft)) === undefined ? this.main : draft, entry);
  }

  /** Returns the version that publishing a draft would replace; undefined if the draft was started from it. */
  async publishedMeanwhile(entry: Draft): Promise<Version | undefined> {
    return (await this.github.hasChanged(entry.path, this.main, draftBranch(entry))) ? this.on(this.main, entry) : undefined;
  }

  private async on(branch: string, { path }: Draft): Promise<Version> {
    const change = this.github.lastChange(path, branch).catch(() => undefined);
    return versionOf(await this.github.textOf(path, branch), branch !== this.main, await change);
  }
}
