/** Lets somebody save again after a save that failed: without it the form can never be saved, and what was typed is lost with its page. */
import { GitHub } from "../admin/github";
import type { CmsBackend } from "../backend";
import { decap, type Saved, type SavingOptions } from "./api";
import { draftBranch, signedIn } from "./session";

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
    try {
      return (await new GitHub(backend.repo, you.token).pullRequestOf(branch)) !== undefined;
    } catch {
      return unpublished;
    }
  };
  const registered = decap().getBackend(backend.name);
  const { init } = registered;
  registered.init = (...given) => {
    const implementation = init(...given);
    const persistEntry = implementation.persistEntry.bind(implementation);
    implementation.persistEntry = async (entry, options) => persistEntry(entry, { ...options, unpublished: await isDraft(entry, options) });
    return implementation;
  };
};
