/** Reads the saved version of an entry's file, locally or from a branch on GitHub. */
import type { CmsBackend } from "../../backend";
import { textAt } from "../../decap/repository";
import type { Draft } from "../../draft";
import { plainText } from "../../page-format";
import { draftBranch, GitHub, signedIn, type FileChange } from "../github";

/** A version of an entry's file. */
export interface Version {
  /** Undefined if the file was deleted. */
  readonly text: string | undefined;
  /** Whether it is a draft in the editorial workflow. */
  readonly isDraft: boolean;
  /** Who saved it, and when; undefined if unknown, as for local files. */
  readonly change?: FileChange | undefined;
}

/** Reads saved versions. Both functions reject if the backend does not answer. */
export interface Versions {
  /** Returns the version that a save would replace. */
  readonly saved: (entry: Draft) => Promise<Version>;
  /** Returns the version that publishing a draft would replace; undefined if the draft was started from it. */
  readonly publishedMeanwhile: (entry: Draft) => Promise<Version | undefined>;
}

/** Reads from decap-server, which has neither drafts nor history. */
const localVersions: Versions = {
  saved: async ({ path }) => {
    const text = await textAt(path);
    return { text: text === undefined ? undefined : plainText(text), isDraft: false };
  },
  publishedMeanwhile: () => Promise.resolve(undefined),
};

/** Reads from GitHub. @param main the branch that the site is built from */
export const gitHubVersions = (github: GitHub, main: string): Versions => {
  const textOn = async ({ path }: Draft, place: string): Promise<string | undefined> => {
    const text = await github.textOf(path, place);
    return text === undefined ? undefined : plainText(text);
  };
  const versionOn = async (entry: Draft, branch: string): Promise<Version> => {
    const [text, change] = await Promise.all([textOn(entry, branch), github.lastChange(entry.path, branch).catch(() => undefined)]);
    return { text, isDraft: branch !== main, change };
  };
  return {
    saved: async (entry) => versionOn(entry, (await github.pullRequestOf(draftBranch(entry))) !== undefined ? draftBranch(entry) : main),
    publishedMeanwhile: async (entry) => {
      const begun = await github.commonCommit(main, draftBranch(entry));
      const [before, now] = await Promise.all([textOn(entry, begun), versionOn(entry, main)]);
      return before === now.text ? undefined : now;
    },
  };
};

/** Returns the reader for the editor's backend; undefined before sign-in. */
export const versionsOf = (backend: CmsBackend): Versions | undefined => {
  if (backend.name === "proxy") return localVersions;
  const you = signedIn();
  return you && gitHubVersions(new GitHub(backend.repo, you.token), backend.branch);
};
