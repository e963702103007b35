/** The repository that the editor changes: GitHub, or the files on this computer. */
import type { Form } from "../collections";

/** Folder of the content in the repository. */
export const ROOT = "content/";

/** Returns a path in the repository relative to `content/`. */
export const inContent = (path: string): string => (path.startsWith(ROOT) ? path.slice(ROOT.length) : path);

/** A text file, with the hash that Git gives its bytes. */
export interface Stored {
  readonly text: string;
  readonly sha: string;
}

/** The author, date and link of the commit that last changed a file. */
export interface Origin {
  readonly name: string;
  readonly date: Date;
  readonly href: string;
}

/** The version of an entry's file that a save would replace. `stored` is undefined if the file does not exist. */
export interface Version {
  readonly stored: Stored | undefined;
  /** Whether the version is a draft in the editorial workflow. */
  readonly isDraft: boolean;
}

/** New contents of files by path in the repository; null deletes a file. */
export type Changes = Readonly<Record<string, string | Blob | null>>;

/** Hashes of the files that changes were made from, by path in the repository; undefined for a file that did not exist. */
export type Basis = Readonly<Record<string, string | undefined>>;

/** Restores the files that an action changed, byte for byte. */
export type Undo = () => Promise<void>;

/** An entry's file and its pictures, to be saved together. */
export interface Save {
  readonly form: Form;
  readonly path: string;
  readonly text: string;
  /** New pictures that the entry shows, by path in the repository. */
  readonly pictures: Readonly<Record<string, Blob>>;
  readonly message: string;
  /** Status of a new draft in the editorial workflow, such as `pending_publish`. */
  readonly status?: string | undefined;
}

/** All files below `content/`, with the hashes that Git gives their bytes. */
export type Tree = ReadonlyMap<string, string>;

/** Methods reject with a Refusal if the repository does not respond or refuses the request. */
export interface Repository {
  /** Returns the hashes of the published files; undefined if `/admin/site.json` is always current. */
  readonly tree: () => Promise<Tree | undefined>;
  /** Returns a published file; undefined if it does not exist. */
  readonly read: (path: string) => Promise<Stored | undefined>;
  /** Returns the text of a file, given the file's hash. */
  readonly textOf: (sha: string) => Promise<string>;
  /** Returns the version of an entry that a save would replace. */
  readonly version: (form: Form, path: string) => Promise<Version>;
  /** Returns the origin of a version; "local" for the files on this computer, which have no history; undefined if no commit is found. */
  readonly originOf: (form: Form, path: string, version: Version) => Promise<Origin | "local" | undefined>;
  /** Saves an entry with its pictures: to the files on this computer, or on GitHub as a draft for review, which has no undo. */
  readonly save: (save: Save) => Promise<Undo | undefined>;
  /** Changes published files together: one commit on GitHub. Rejects if a file of the basis has another hash now. */
  readonly change: (changes: Changes, message: string, basis?: Basis) => Promise<Undo>;
}

/** Checks whether a file is in `content/images`, which has the pictures of all languages. */
export const isPictureFile = (path: string): boolean => inContent(path).startsWith("images/");
