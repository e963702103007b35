/** Reads and writes files through Decap's backend, and reports each change. */
import { propertyOf, required } from "../../content/shared/required";
import type { Form } from "../collections";
import type { Files, TakenOut } from "../take-out";
import { decap, type Implementation } from "./api";

const ROOT = "content/";

/** File contents, keyed by path relative to `content/`; undefined for a file that does not exist. */
export type Contents = Readonly<Record<string, string | undefined>>;

/** Reports changes to the person who made them. */
interface ChangeReport {
  readonly saved: (form: Form, before: Contents) => Promise<void>;
  readonly deleted: (before: Contents, out: TakenOut | undefined) => Promise<void>;
}

let repository: Pick<Implementation, "getEntry" | "persistEntry" | "deleteFiles"> | undefined;
/** Changes to make together with the next deletion, and the affected files' contents before the deletion. */
let planned: { readonly out: TakenOut; readonly files: Files } | undefined;

/** Sets the changes to make together with the next deletion. */
export const planDeletion = (plan: typeof planned): void => void (planned = plan);

/** Returns a file's content. For a missing file, returns undefined with the local backend, but rejects with the GitHub backend. */
export const textAt = async (path: string): Promise<string | undefined> => {
  const { data } = await required(repository, "The repository").getEntry(path);
  return typeof data === "string" ? data : undefined;
};

/** Returns the contents of files, given their paths relative to `content/`. Omits files that are missing or cannot be read. */
export const readFiles = async (files: readonly string[]): Promise<Files> => {
  const read = files.map(async (file) => [file, await textAt(ROOT + file).catch(() => undefined)] as const);
  return Object.fromEntries((await Promise.all(read)).flatMap(([file, text]) => (text === undefined ? [] : [[file, text]])));
};

const missing = (files: readonly string[]): Contents => Object.fromEntries(files.map((file) => [file, undefined]));

/** Writes files, and deletes files whose content is undefined. */
export const writeFiles = async (contents: Contents, message: string): Promise<void> => {
  const { persistEntry, deleteFiles } = required(repository, "The repository");
  const dataFiles = Object.entries(contents).flatMap(([file, raw]) => (raw === undefined ? [] : [{ slug: file, path: ROOT + file, raw }]));
  const gone = Object.keys(contents).flatMap((file) => (contents[file] === undefined ? [ROOT + file] : []));
  const options = { commitMessage: message, collectionName: "content", useWorkflow: false };
  if (dataFiles.length > 0) await persistEntry({ dataFiles, assets: [] }, options);
  if (gone.length > 0) await deleteFiles(gone, message);
};

/**
 * Wraps the backend's save and delete functions, to report each change and to make planned changes together with a deletion. Call this
 * before Decap starts.
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
      // After a rejected or failed save, Decap assumes that the entry has a draft. Without this check, every later save would fail, because
      // the draft's branch does not exist, and closing the page would lose the changes.
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
