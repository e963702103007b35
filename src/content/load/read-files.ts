/** Reads the files of one language, and collects their problems. */
import path from "node:path";
import { ownerExceptEntries } from "../check/check-addresses";
import type { ValidFile } from "../check/check-references";
import { complete } from "../check/complete";
import type { Problem } from "../check/problems";
import { readData } from "../check/read-data";
import { factsFrom } from "./read-facts";
import { listFiles, readIfPresent } from "./read-folder";
import { checkIfChanged } from "./unchanged-files";
import { files, folders, LIST_FILES, SHARED_FILES, type Content, type Entry, type FolderName, type TranslationState } from "../schema";
import { SLUG } from "../schema/fields";
import type { Hosting } from "../schema/hosting";
import type { Translatable } from "../schema/translation";
import { perFolder } from "../shared/collections";
import { fileIn, type Language } from "../shared/languages";
import { propertyOf } from "../shared/required";
import { entryPath, pathAt } from "../shared/routes";

/**
 * Reads all files of a language. In invalid files, replaces missing and wrong values with defaults, so that the CMS can still load the site.
 *
 * @param english the English content, which a translation takes addresses from; undefined for English
 */
export const readFiles = (root: string, hosting: Hosting, language: Language, english: Content | undefined) => {
  const facts = factsFrom((file) => readIfPresent(root, file), hosting, language);
  const problems: Problem[] = [];
  /** Valid files by path. An entry's path omits subfolders of its collection's folder. */
  const valid = new Map<string, ValidFile>();
  const translations: TranslationState[] = [];

  /**
   * Reads one file.
   *
   * @param slug the slug of an entry; undefined for a single file
   * @param place the file's key in `valid`
   */
  const check = (file: string, entry: Translatable, bytes: Uint8Array, slug?: string, place = file) => {
    const { data, valid: parsed, ...found } = readData({ file, bytes, language, entry, facts, slug }, checkIfChanged);
    problems.push(...found.problems);
    if (parsed) valid.set(place, { parsed, schema: entry.schema, data });
    if (english) translations.push(found.translation);
    return { data, body: found.body };
  };

  /** Reads a single file. Returns undefined for a file that is not translated. */
  const read = (entry: Translatable & { readonly file: string }): unknown => {
    const file = fileIn(language, entry.file);
    const bytes = english && SHARED_FILES.has(entry.file) ? undefined : readIfPresent(root, file);
    if (bytes) return check(file, entry, bytes).data;
    if (english) return undefined;
    const fix = `Restore content/${file}; the site needs it.`;
    problems.push({ file, field: "(whole file)", expected: "a file", found: "nothing", fix });
    return complete(entry.schema, {});
  };

  /** Reads the markdown files of a folder. The file name is the slug, so it must be unique and valid in a URL. */
  const readFolder = (name: FolderName) => {
    const seen = new Map<string, string>();
    return listFiles(root, fileIn(language, name), [".md", ".markdown", ".mdx"]).flatMap((file) => {
      const { name: slug } = path.posix.parse(file);
      const reportName = (expected: string, found: string, fix: string): void =>
        void problems.push({ file, field: "(file name)", expected, found, fix });
      if (!file.endsWith(".md")) reportName("a name that ends with .md", file, "Rename the file.");
      if (!SLUG.test(slug))
        reportName("lowercase letters, digits and single hyphens", slug, "Rename the file; its name becomes the page's address.");
      const bytes = readIfPresent(root, file);
      if (!bytes) return [];
      const { data, body } = check(file, folders[name], bytes, slug, fileIn(language, `${name}/${slug}.md`));
      const entry = { ...data, slug, body } as Entry<FolderName>; // Safe cast: `data` has the type of the folder's schema.
      // Translations have the address of the English page.
      const pagePath = entryPath(name, english ? (english[name].find((original) => original.slug === slug) ?? { slug }) : entry);
      // checkAddresses reports problems with custom addresses.
      const reserved = pagePath === pathAt(name, slug) ? ownerExceptEntries(pagePath) : undefined;
      const other = seen.get(slug);
      const found = (other && `content/${other} has the same address`) ?? (reserved && `${pagePath} is ${reserved}`);
      if (found) reportName("an address that no other file has", found, "Rename this file.");
      seen.set(slug, file);
      return [entry];
    });
  };

  const own = {
    ...Object.fromEntries(Object.entries(files).map(([name, entry]) => [name, read(entry)])),
    ...perFolder(readFolder),
    ...Object.fromEntries(Object.entries(LIST_FILES).map(([name, entry]) => [name, propertyOf(read(entry), name)])),
  } as Partial<Content> & Pick<Content, FolderName>; // Safe cast: Content infers each property's type from the schema of the value.
  return { own, problems, valid, translations };
};
