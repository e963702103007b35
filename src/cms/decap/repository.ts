/** Reads and writes files through Decap's backend, and reports each change. */
import { propertyOf, required } from "../../content/shared/required";
import type { ChangeReport } from "../admin/after-saving";
import type { Files, TakenOut } from "../take-out";
import { decap, type Implementation } from "./api";

const ROOT = "content/";

/** Texts by path below `content/`; undefined for a file that does not exist. */
export type Contents = Readonly<Record<string, string | undefined>>;

let repository: Pick<Implementation, "getEntry" | "persistEntry" | "deleteFiles"> | undefined;
/** Changes that go with a deletion, and the files before it. */
let planned: { readonly out: TakenOut; readonly files: Files } | undefined;

/** Sets the changes that go with the next deletion. */
export const planDeletion = (plan: typeof planned): void => void (planned = plan);

/** Returns the text of a file; undefined if it does not exist on this computer. Rejects if it is missing at GitHub, or without an answer. */
export const textAt = async (path: string): Promise<string | undefined> => {
  const { data } = await required(repository, "The repository").getEntry(path);
  return typeof data === "string" ? data : undefined;
};

/** Reads files, given their paths below `content/`. Missing files are omitted. */
export const readFiles = async (files: readonly string[]): Promise<Files> => {
  const read = files.map(async (file) => [file, await textAt(ROOT + file).catch(() => undefined)] as const);
  return Object.fromEntries((await Promise.all(read)).flatMap(([file, text]) => (text === undefined ? [] : [[file, text]])));
};

const missing = (files: readonly string[]): Contents => Object.fromEntries(files.map((file) => [file, undefined]));

/** Writes files, and deletes those whose text is undefined. */
export const writeFiles = async (contents: Contents, message: string): Promise<void> => {
  const { persistEntry, deleteFiles } = required(repository, "The repository");
  const dataFiles = Object.entries(contents).flatMap(([file, raw]) => (raw === undefined ? [] : [{ slug: file, path: ROOT + file, raw }]));
  const gone = Object.keys(contents).flatMap((file) => (contents[file] === undefined ? [ROOT + file] : []));
  const options = { commitMessage: message, collectionName: "content", useWorkflow: false };
  if (dataFiles.length > 0) await persistEntry({ dataFiles, assets: [] }, options);
  if (gone.length > 0) await deleteFiles(gone, message);
};

/**
 * Wraps the backend's functions that save and delete. Call it before Decap starts.
 *
 * @param backend the backend's name
 */
export const watchRepository = (backend: string, report: ChangeReport): void => {
  const registered = decap().getBackend(backend);
  const { init } = registered;
  registered.init = (...given) => {
    const implementation = init(...given);
    const persistEntry = implementation.persistEntry.bind(implementation);
    const deleteFiles = implementation.deleteFiles.bind(implementation);
    repository = { getEntry: implementation.getEntry.bind(implementation), persistEntry, deleteFiles };
    implementation.persistEntry = async (entry, options) => {
      const files = entry.dataFiles.map(({ path }) => path.replace(ROOT, ""));
      const before = { ...missing(files), ...(await readFiles(files)) };
      const form = { collection: options.collectionName, slug: entry.dataFiles[0]?.slug ?? "" };
      // Decap assumes a draft after a save was refused or failed without a connection. Every further save would then fail because the
      // branch does not exist, and what was typed would be lost with the page.
      const hasDraft = async (): Promise<boolean> =>
        implementation.unpublishedEntry(form).then(
          () => true,
          (error: unknown) => propertyOf(error, "notUnderEditorialWorkflow") !== true,
        );
      await persistEntry(entry, { ...options, unpublished: options.unpublished === true && (await hasDraft()) });
      void report.saved(form, before);
    };
    implementation.deleteFiles = async (paths, message) => {
      const files = paths.map((path) => path.replace(ROOT, ""));
      const plan = planned?.out.removed.includes(files[0] ?? "") ? planned : undefined;
      planned = undefined;
      const all = [...new Set([...files, ...(plan?.out.removed ?? [])])];
      const before = await readFiles(all);
      await writeFiles({ ...plan?.out.changed, ...missing(all) }, message);
      void report.deleted({ ...plan?.files, ...before }, plan?.out);
    };
    return implementation;
  };
};
