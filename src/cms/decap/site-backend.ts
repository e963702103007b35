/**
 * Registers the editor's own backend. It wraps Decap's GitHub or local backend, which still signs in and lists drafts, and replaces the
 * methods that read, list, save, delete, upload and publish.
 */
import { propertyOf } from "../../content/shared/required";
import type { ChangeReport } from "../admin/change-report";
import { Deletions } from "../admin/deletions";
import type { Drafts } from "../admin/unsaved-text";
import type { EditConflictCheck } from "../admin/edit-conflict";
import type { NewPictures } from "../admin/new-pictures";
import type { SiteNow } from "../admin/site-now";
import { backendName } from "../backend";
import { fileOfForm, formOfFile, type Form } from "../collections";
import { BASE, PAGE, readPage, readSettings, SHOWN, STATE, stateNote } from "../page-format";
import { bytesOf } from "../repository/base64";
import { inPlainWords, Refusal } from "../repository/errors";
import { GitHubRepository } from "../repository/github";
import { LocalRepository } from "../repository/local";
import { inContent, ROOT, type Repository, type Stored } from "../repository/repository";
import { decap, formOfUrl, type Asset, type EntryToSave, type Implementation, type SavingOptions } from "./api";

interface Parts {
  readonly site: SiteNow;
  readonly report: ChangeReport;
  readonly conflicts: EditConflictCheck;
  /** The unsaved text of forms in this browser. In this file, a draft is an entry that waits for review, as in Decap. */
  readonly unsaved: Drafts;
  readonly pictures: NewPictures;
  /** Shows an error until the next save. */
  readonly showError: (error: string) => void;
  /** Returns the text to translate if the form of a new translation is open. */
  readonly textToTranslate: () => object | undefined;
}

const UNREADABLE = "This file was changed by hand and cannot be read. The content check reports the line with the error.";

/**
 * Returns a file as the JSON that the editor's formats read: its fields, its text, and its hash.
 *
 * @throws Refusal if the file cannot be read
 */
const asJson = (path: string, { text, sha }: Stored, site: SiteNow): string => {
  try {
    if (!path.endsWith(".md")) return JSON.stringify({ ...readSettings(text), [BASE]: sha });
    const data = readPage(text);
    const { title } = site.withFacts(inContent(path), { title: data.title });
    const notes = {
      [STATE]: stateNote(data, site.today()),
      [SHOWN]: title,
      [PAGE]: data.address ?? site.addressOf(inContent(path)),
      [BASE]: sha,
    };
    return JSON.stringify({ ...data, ...notes });
  } catch {
    throw new Refusal(UNREADABLE);
  }
};

const pictureOf = async ({ path, toBase64, fileObj }: Asset): Promise<readonly [string, Blob]> => [
  path.replace(/^\//, ""),
  fileObj ?? new Blob([bytesOf((await toBase64?.()) ?? "")]),
];

const nameOf = (path: string): string => path.replace(/^.*\//, "");

/** Returns the methods that replace those of Decap's backend. */
const methodsOf = (inner: Implementation, parts: Parts) => {
  const { site, report, conflicts, unsaved, pictures: newPictures, textToTranslate } = parts;
  const { backend } = site.all;
  const gitHub = backend.name === "github" ? new GitHubRepository(backend, () => inner.getToken()) : undefined;
  const repository: Repository = gitHub ?? new LocalRepository(inner);
  site.connect(repository);
  conflicts.connect(repository);
  const deletions = new Deletions(site, repository);

  const entries = async (folder: string) => {
    await site.settled();
    return site.entriesIn(inContent(folder)).map(({ path, data }) => ({ file: { path, id: path }, data: JSON.stringify(data) }));
  };

  /** Returns the files of a collection as JSON: Decap's backends would return YAML, which the editor's formats do not read. */
  const entriesByFiles = async (files: readonly { readonly path: string; readonly label?: string }[]) => {
    await site.settled();
    return files.map((file) => ({ file: { ...file, id: file.path }, data: JSON.stringify(site.dataOf(inContent(file.path)) ?? {}) }));
  };

  /** Checks whether a form is open. Decap also reads entries that are not open. */
  const isOpen = (form: Form | undefined): form is Form => {
    const open = formOfUrl();
    return form !== undefined && form.collection === open?.collection && form.slug === open.slug;
  };

  /**
   * Offers the unsaved text of a form if the form is open, and returns it as JSON if the person restores it. If the open form shows the
   * stored version instead, informs the edit conflict check.
   */
  const restoredText = async (form: Form | undefined, path: string): Promise<string | undefined> => {
    if (!isOpen(form)) return undefined;
    const restored = await unsaved.offer(form);
    // Without a state, the line at the top of the form marks the entry as unsaved (entry-line.ts).
    if (restored) return JSON.stringify({ ...restored, [STATE]: undefined });
    conflicts.opened(path);
    return undefined;
  };

  /** Returns the restored text of an open form, or the stored version, as JSON; an empty string if there is neither. */
  const restoredOrStored = async (form: Form | undefined, path: string, stored: Stored | undefined): Promise<string> =>
    (await restoredText(form, path)) ?? (stored ? asJson(path, stored, site) : "");

  const getEntry = async (path: string) => {
    // The form's links and preview show other content, which may be newer than the last deployment.
    const [stored] = await Promise.all([repository.read(path), site.settled()]);
    const form = formOfFile(inContent(path));
    const toTranslate = stored === undefined && isOpen(form) ? textToTranslate() : undefined;
    const text = await restoredOrStored(form, path, stored);
    return { file: { path, id: stored?.sha ?? null }, data: text === "" && toTranslate ? JSON.stringify(toTranslate) : text };
  };

  const persistEntry = async ({ dataFiles, assets }: EntryToSave, options: SavingOptions) => {
    const [file] = dataFiles;
    if (!file) return;
    const form: Form = { collection: options.collectionName, slug: file.slug };
    const pictures = { ...newPictures.restoredIn(file.raw), ...Object.fromEntries(await Promise.all(assets.map(pictureOf))) };
    const message = options.commitMessage ?? `Change ${file.path}`;
    await conflicts.beforeSave(form, file.path, file.raw);
    const undo = await repository.save({ form, path: file.path, text: file.raw, pictures, message, status: options.status });
    await conflicts.saved(file.path, file.raw);
    void report.saved(form, file.raw, undo, (draft) => gitHub?.pullRequestOf(draft) ?? Promise.resolve(undefined));
  };

  const persistMedia = async (asset: Asset, options: { readonly commitMessage?: string }) => {
    const [path, picture] = await pictureOf(asset);
    // Refuse the upload if another person uploaded a picture of that name in the meantime.
    const undo = await repository.change({ [path]: picture }, options.commitMessage ?? `Upload ${path}`, { [path]: undefined });
    void report.changed("Uploaded", [], undo);
    return { id: path, name: nameOf(path), size: picture.size, displayURL: URL.createObjectURL(picture), path };
  };

  /**
   * Lists the pictures, for local editing only. Uses the URLs at which `develop` serves them, because Decap's local backend would read
   * every picture for each form.
   */
  const getMedia = async () => {
    await site.settled();
    return site.pictures().map((url) => ({ id: ROOT + url.slice(1), name: nameOf(url), path: ROOT + url.slice(1), displayURL: url }));
  };

  const deleteFiles = async (paths: readonly string[], message: string) => {
    const { changes, basis, notes } = await deletions.plan(paths);
    const undo = await repository.change(changes, message, basis);
    void report.changed("Deleted", notes, undo);
  };

  const shared = {
    getEntry,
    persistEntry,
    persistMedia,
    deleteFiles,
    entriesByFolder: entries,
    allEntriesByFolder: entries,
    entriesByFiles,
  };
  if (!gitHub) return { ...shared, getMedia };
  return {
    ...shared,
    unpublishedEntryDataFile: async (collection: string, slug: string, path: string) => {
      const [stored] = await Promise.all([gitHub.readDraft({ collection, slug }, path), site.settled()]);
      return restoredOrStored({ collection, slug }, path, stored);
    },
    publishUnpublishedEntry: async (collection: string, slug: string) => {
      const form = { collection, slug };
      const path = `content/${fileOfForm(form) ?? ""}`;
      const newer = await gitHub.publishedMeanwhile(form, path);
      if (newer) await conflicts.beforePublish(form, path, newer);
      await gitHub.publish(form, path, newer);
      void site.refresh();
    },
  };
};

/** Checks whether an error means only that an entry has no draft. Decap handles these errors. */
const isExpected = (error: unknown): boolean => propertyOf(error, "notUnderEditorialWorkflow") === true;

/** Returns a function that shows an error in the editor's words, and returns the error to throw in Decap. */
const withEditorWords =
  (showError: Parts["showError"]) =>
  (error: unknown): unknown => {
    if (isExpected(error)) return error;
    const refusal = error instanceof Refusal ? error : new Refusal(inPlainWords(error));
    if (!refusal.isShown) showError(refusal.message);
    return refusal;
  };

/** Registers the backend. Call this before Decap starts. */
export const registerSiteBackend = (parts: Parts): void => {
  const { backend } = parts.site.all;
  const inEditorWords = withEditorWords(parts.showError);
  function SiteBackend(...given: readonly unknown[]): object {
    const inner = decap()
      .getBackend(backend.name)
      .init(...given);
    const own = new Map<PropertyKey, unknown>(Object.entries(methodsOf(inner, parts)));
    return new Proxy(inner, {
      get: (target, name) => {
        const member: unknown = own.get(name) ?? Reflect.get(target, name);
        if (typeof member !== "function") return member;
        return (...args: readonly unknown[]): unknown => {
          // Safe cast: Decap calls the members of a backend with the arguments that they expect.
          const result: unknown = Reflect.apply(member as (...all: readonly unknown[]) => unknown, target, args);
          return result instanceof Promise ? result.catch((error: unknown) => Promise.reject(inEditorWords(error) as Error)) : result;
        };
      },
    });
  }
  decap().registerBackend(backendName(backend), SiteBackend);
};
