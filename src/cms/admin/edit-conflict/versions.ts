/** Finds the version of an entry's file that is saved now: in the files of this computer, or on a branch at GitHub. */
import { z } from "zod";
import type { CmsBackend } from "../../backend";
import { draftBranch, signedIn } from "../../decap/session";
import type { Draft } from "../../draft";
import { plainText } from "../../page-format";
import { GitHub, PATIENCE_MS, type FileChange } from "../github";

/** A version of an entry's file. */
export interface Version {
  /** Undefined where the file was deleted. */
  readonly text: string | undefined;
  /** Whether it is a draft of the workflow. */
  readonly isDraft: boolean;
  /** Who saved it, and when; undefined for the files of this computer, which do not say. */
  readonly change?: FileChange | undefined;
}

/** Reads versions. Every question throws when there is no answer. */
export interface Versions {
  /** Returns what a save would replace. */
  readonly saved: (entry: Draft) => Promise<Version>;
  /** Returns what publishing a draft would replace; undefined where that is what the draft was begun with. */
  readonly publishedMeanwhile: (entry: Draft) => Promise<Version | undefined>;
}

const fileSchema = z.object({ data: z.string().nullable() });

/** Asks decap-server: it has no drafts and no history. */
export const localVersions = (url: string): Versions => ({
  saved: async ({ path }) => {
    const response = await fetch(url, {
      method: "POST",
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ action: "getEntry", params: { branch: "main", path } }),
    });
    const { data } = fileSchema.parse(await response.json());
    return { text: data === null ? undefined : plainText(data), isDraft: false };
  },
  publishedMeanwhile: () => Promise.resolve(undefined),
});

/** Asks GitHub. @param main the branch that the site is built from */
export const gitHubVersions = (github: GitHub, main: string): Versions => {
  const textAt = async ({ path }: Draft, place: string): Promise<string | undefined> => {
    const text = await github.textOf(path, place);
    return text === undefined ? undefined : plainText(text);
  };
  const versionOn = async (entry: Draft, branch: string): Promise<Version> => {
    const [text, change] = await Promise.all([textAt(entry, branch), github.lastChange(entry.path, branch).catch(() => undefined)]);
    return { text, isDraft: branch !== main, change };
  };
  return {
    saved: async (entry) => versionOn(entry, (await github.pullRequestOf(draftBranch(entry))) !== undefined ? draftBranch(entry) : main),
    publishedMeanwhile: async (entry) => {
      const begun = await github.commonCommit(main, draftBranch(entry));
      const [before, now] = await Promise.all([textAt(entry, begun), versionOn(entry, main)]);
      return before === now.text ? undefined : now;
    },
  };
};

/** Returns the versions that the editor's backend has; undefined before the sign-in. */
export const versionsOf = (backend: CmsBackend): Versions | undefined => {
  if (backend.name === "proxy") return localVersions(backend.proxy_url);
  const you = signedIn();
  return you && gitHubVersions(new GitHub(backend.repo, you.token), backend.branch);
};
