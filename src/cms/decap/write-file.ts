/** Writes a file that no form has open, the way Decap does: on one's own computer at once, on GitHub as a draft of the workflow. */
import type { CmsBackend } from "../backend";
import { decap, type Implementation } from "./api";

/** A new file. */
interface NewFile {
  readonly collection: string;
  readonly slug: string;
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
}

/**
 * Gives what writes files. It is called before Decap starts.
 *
 * @returns a function that rejects with what the backend says
 */
export const fileWriter = ({ name }: CmsBackend): ((file: NewFile) => Promise<unknown>) => {
  let implementation: Implementation | undefined;
  const registered = decap().getBackend(name);
  const { init } = registered;
  registered.init = (...given) => (implementation = init(...given));
  return async ({ collection, slug, path, text }) => {
    if (!implementation) throw new Error("Decap changed: look at src/cms/decap/write-file.ts, which knows no backend.");
    return implementation.persistEntry(
      { dataFiles: [{ slug, path, raw: text }], assets: [] },
      {
        newEntry: true,
        collectionName: collection,
        commitMessage: `Translate ${slug}`,
        useWorkflow: name === "github",
        unpublished: false,
      },
    );
  };
};
