/** Lets somebody save again after a save that failed. */
import type { CmsBackend } from "../backend";
import { GitHub } from "./github";
import { signedIn } from "./signed-in";
import { draftBranch } from "./workflow";

/** What Decap hands to the part of it that writes. */
interface Saved {
  readonly dataFiles: readonly { readonly slug: string }[];
}

interface SavingOptions {
  readonly collectionName: string;
  /** Whether there is a draft of the entry already. */
  readonly unpublished?: boolean;
}

/** The part of Decap that reads and writes the repository. */
export interface Implementation {
  persistEntry: (entry: Saved, options: SavingOptions) => Promise<unknown>;
}

/**
 * Corrects what Decap believes of an entry: once a save has failed, refused or for want of a connection, it takes the entry for one with
 * a draft, and every further save fails over the branch that is not there.
 */
export const allowRetries = (backend: CmsBackend): void => {
  if (backend.name === "proxy") return;
  const isDraft = async ({ dataFiles }: Saved, { collectionName, unpublished = false }: SavingOptions): Promise<boolean> => {
    const you = signedIn();
    if (!unpublished || !you) return unpublished;
    const branch = draftBranch({ collection: collectionName, slug: dataFiles[0]?.slug ?? "" });
    return new GitHub(backend.repo, you.token).isProposed(branch).catch(() => unpublished);
  };
  const registered = window.CMS.getBackend(backend.name);
  const { init } = registered;
  registered.init = (...given) => {
    const implementation = init(...given);
    const persistEntry = implementation.persistEntry.bind(implementation);
    implementation.persistEntry = async (entry, options) => persistEntry(entry, { ...options, unpublished: await isDraft(entry, options) });
    return implementation;
  };
};
