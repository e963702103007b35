/** Asks where the entries are kept: the program behind the editor of one's own computer, or GitHub. */
import { z } from "zod";
import type { CmsBackend } from "../../backend";
import { draftBranch, signedIn } from "../../decap/session";
import { plainText } from "../../page-format";
import { GitHub } from "../github";
import type { EntryStore, OpenedEntry } from "./find";

const fileSchema = z.object({ data: z.string().nullable() });

/** Asks decap-server: it knows files, no drafts and nobody's name. */
export const localStore = ({ proxy_url: url, branch }: Extract<CmsBackend, { readonly name: "proxy" }>): EntryStore => ({
  ask: async ({ path }) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ branch, action: "getEntry", params: { branch, path } }),
    });
    if (!response.ok) throw new Error(`The editor's own program answered ${response.status}`);
    const { data } = fileSchema.parse(await response.json());
    return { text: data === null ? undefined : plainText(data), isDraft: false };
  },
  published: () => Promise.resolve(undefined),
  lastChange: () => Promise.resolve(undefined),
});

/**
 * Asks GitHub.
 *
 * @param branch that the site is built from
 * @param you the name at GitHub of the person who asks
 */
export const gitHubStore = (github: GitHub, branch: string, you: string | undefined): EntryStore => {
  const keptOn = (entry: OpenedEntry, isDraft: boolean): string => (isDraft ? draftBranch(entry) : branch);
  return {
    ask: async (entry) => {
      const isDraft = await github.isProposed(draftBranch(entry));
      return { text: await github.textOf(entry.path, keptOn(entry, isDraft)), isDraft };
    },
    published: async (entry) => {
      const begun = await github.commonCommit(branch, draftBranch(entry));
      const [before, now] = await Promise.all([begun, branch].map((place) => github.textOf(entry.path, place)));
      return { before, now };
    },
    lastChange: async (entry, isDraft) => {
      const change = await github.lastChange(entry.path, keptOn(entry, isDraft));
      return change && { ...change, isYou: you !== undefined && change.login === you };
    },
  };
};

/** Gives the store of the editor; nothing while nobody is signed in. */
export const storeOf = (backend: CmsBackend): EntryStore | undefined => {
  if (backend.name === "proxy") return localStore(backend);
  const you = signedIn();
  return you && gitHubStore(new GitHub(backend.repo, you.token), backend.branch, you.login);
};
