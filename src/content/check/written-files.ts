/**
 * Compares the files that pages, static files and redirects would write. Two of them must not write the same file, even if the names differ
 * in case, and none may write a file where another needs a folder.
 */
import { pageFilesAt, redirectFiles } from "../entries/redirect-files";
import type { Redirect } from "../schema/redirects";
import { inLanguage, type Language } from "../shared/languages";
import { siteFiles } from "../shared/routes";
import type { Problem } from "./problems";
import { decodePath } from "./taken-addresses";

/** Something that the build writes. */
interface Writer {
  /** What it is, for reports. */
  readonly what: string;
  readonly files: readonly string[];
  /** Addresses that a redirect leads to. Two redirects with the same target may share a file. */
  readonly targets?: readonly string[];
}

/** What the build writes, apart from the redirects to compare. */
export interface Written {
  readonly pages: Iterable<string>;
  /** Languages other than English that have a folder in `content/`. */
  readonly languages: readonly Language[];
  /** Files in `static/`, as relative paths. */
  readonly staticFiles: readonly string[];
  /** Redirects from old addresses of entries. */
  readonly oldAddresses: readonly Redirect[];
}

/**
 * Returns the same key for names that are one file on some systems: macOS and Windows ignore case, and Windows ignores dots and spaces at
 * the end.
 */
const keyOf = (file: string): string =>
  file
    .normalize("NFC")
    .toLowerCase()
    .replace(/[. ]+(?=\/|$)/g, "");

const sharesTarget = (one: Writer, other: Writer): boolean => (one.targets ?? []).some((target) => other.targets?.includes(target));

/**
 * Compares the pages, the static files and the old addresses.
 *
 * @returns `inTheWay`: the static files that conflict with a page or another static file; and `rivalOf`, which describes what else writes
 * a redirect's files, including the redirects of earlier calls
 */
export const fileComparison = ({ pages, languages, staticFiles, oldAddresses }: Written) => {
  const files = new Map<string, Writer>();
  const folders = new Map<string, Writer>();

  /** Adds the files of a writer, and describes the first writer that they conflict with. */
  const add = (writer: Writer): string | undefined => {
    let rival: Writer | undefined;
    for (const key of writer.files.map(keyOf)) {
      const same = files.get(key);
      if (same && !sharesTarget(same, writer)) rival ??= same;
      rival ??= folders.get(key);
      // Each folder that contains the file.
      for (let end = key.lastIndexOf("/"); end > 0; end = key.lastIndexOf("/", end - 1)) {
        rival ??= files.get(key.slice(0, end));
        if (!folders.has(key.slice(0, end))) folders.set(key.slice(0, end), writer);
      }
      if (!same) files.set(key, writer);
    }
    return rival?.what;
  };
  const addRedirect = ({ from, to }: Redirect, what: string): string | undefined => {
    const english = add({ what, files: redirectFiles(decodePath(from)), targets: [to] });
    // A language's redirect leads to the English page if the page is not translated.
    const translated = languages.map((language) =>
      add({ what, files: redirectFiles(inLanguage(decodePath(from), language)), targets: [inLanguage(to, language), to] }),
    );
    return english ?? translated.find((rival) => rival !== undefined);
  };

  for (const page of pages)
    for (const language of ["en", ...languages] as const) {
      const address = inLanguage(page, language);
      add({ what: `the page ${address}`, files: pageFilesAt(address) });
    }
  const inTheWay = staticFiles.flatMap((file) => {
    const rival = add({ what: `static/${file}`, files: [`/${file}`] });
    return rival === undefined ? [] : [{ file, rival }];
  });
  for (const oldAddress of oldAddresses) addRedirect(oldAddress, `the old address ${oldAddress.from}`);
  const oldPaths = new Set(oldAddresses.map(({ from }) => decodePath(from)));
  // An old address that a redirect repeats exactly is reported at the entry that lists it.
  const rivalOf = (checked: Redirect) =>
    oldPaths.has(decodePath(checked.from)) ? undefined : addRedirect(checked, `the redirect from ${checked.from}`);
  return { inTheWay, rivalOf };
};

/** Folder in `static/` that would be copied into the build's folder of hashed files. */
const HASHED_FILES = `static${siteFiles.hashedFiles}`;

/**
 * Reports files in `static/` that the build would overwrite, and files in its folder of hashed files, which browsers cache for a year.
 *
 * @param staticFiles relative paths
 */
export const staticFileProblems = (
  staticFiles: readonly string[],
  { inTheWay }: Pick<ReturnType<typeof fileComparison>, "inTheWay">,
): readonly Problem[] => [
  ...staticFiles
    .filter((file) => `${keyOf(`/${file}`)}/`.startsWith(`${siteFiles.hashedFiles}/`))
    .map((file) => ({
      file: `../static/${file}`,
      field: "(whole file)",
      expected: `a file outside ${HASHED_FILES}, because browsers keep files in that folder for a year`,
      found: `static/${file}`,
      fix: `Move the file out of ${HASHED_FILES}.`,
    })),
  ...inTheWay.map(({ file, rival }) => ({
    file: `../static/${file}`,
    field: "(whole file)",
    expected: "a path that no page and no other static file has, ignoring capitals",
    found: `the same file or folder as ${rival}`,
    fix: "Rename or delete the file.",
  })),
];
