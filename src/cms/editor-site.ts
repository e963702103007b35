/** The site's data for the editor, served as `/admin/site.json`. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../content/load/check-content";
import type { Languages } from "../content/load/languages";
import { listFiles } from "../content/load/read-folder";
import type { Problem } from "../content/check/problems";
import { isFolderName, type Content } from "../content/schema";
import type { Language } from "../content/shared/languages";
import { backendFrom, type CmsBackend } from "./backend";
import { linksOfAllFiles, type Links } from "./backlinks";
import { formOfFile, partsOfCollection } from "./collections";

const withoutTexts = <Value>(content: Value): Value =>
  JSON.parse(JSON.stringify(content, (name, value: unknown) => (name === "body" ? "" : value))) as Value; // Safe cast: only bodies change.

/**
 * Returns the content with only those hosting settings that previews need, because the published site serves this data to everyone. Blanks
 * the names of the Worker and its database, because the type requires them.
 */
const withPublicHosting = (content: Content): Content => {
  const { analytics, delivery } = content.hosting;
  const { endpoint, netlify, netlifyPhotos, requests } = delivery;
  const shown = requests && {
    project: "",
    databaseId: "",
    bucket: requests.bucket,
    keepDays: requests.keepDays,
    turnstileSiteKey: requests.turnstileSiteKey,
  };
  return { ...content, hosting: { analytics, delivery: { endpoint, netlify, netlifyPhotos, requests: shown } } };
};

/** Checks whether a file has an entry that the content omits, such as a draft on the public site. */
const isOmitted = (file: string, contents: readonly Content[]): boolean => {
  const form = formOfFile(file);
  const { language, name } = partsOfCollection(form?.collection ?? "");
  const content = contents.find((candidate) => candidate.language === language);
  return isFolderName(name) && !content?.[name].some(({ slug }) => slug === form?.slug);
};

/** Hashes that Git gives the files in `content/`, by path relative to `content/`. */
export type FileHashes = Readonly<Record<string, string>>;

/**
 * Returns the data that the editor checks drafts against and renders previews with.
 *
 * @param languages the content of all languages, with invalid files completed; includes drafts, except on the published site
 * @param backend where the editor stores changes
 * @param problems problems in all content; the site cannot be built until they are fixed
 * @param files hashes of the files in `content/`
 */
export const editorSite = ({ en, ...others }: Languages, backend: CmsBackend, problems: readonly Problem[], files: FileHashes = {}) => ({
  backend,
  problems,
  /** Hashes of the files that this data contains. Omits hidden entries, so that the editor reads them from GitHub like newer files. */
  files: Object.fromEntries(Object.entries(files).filter(([file]) => !isOmitted(file, [en, ...Object.values(others)]))),
  /** Links in the files of all languages. */
  links: Object.assign({}, ...[en, ...Object.values(others)].map(linksOfAllFiles)) as Links,
  content: withoutTexts(withPublicHosting(en)),
  /** Content in languages other than English. */
  others: withoutTexts<Readonly<Partial<Record<Language, Content>>>>(
    Object.fromEntries(Object.entries(others).map(([language, content]) => [language, withPublicHosting(content)])),
  ),
});

/** Returns the hashes of all content files. */
export const hashesOf = (root: string): FileHashes =>
  Object.fromEntries(
    listFiles(root, "").map((file) => {
      const bytes = readFileSync(path.join(root, file));
      return [file, createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex")];
    }),
  );

export type EditorSite = ReturnType<typeof editorSite>;

/**
 * Returns the editor's data from the content on disk, with all problems. Accepts invalid content, so that it can be fixed in the editor.
 *
 * @param root the folder `content/`
 * @returns undefined if editing is off
 * @throws Error if the CMS settings are incomplete or invalid
 */
export const editorSiteNow = (root: string, environment: NodeJS.ProcessEnv): EditorSite | undefined => {
  const { everything, problems } = checkContent(root);
  const backend = backendFrom(environment, everything.en.hosting);
  // Local files are always current, so their hashes are not needed.
  const files = Object.fromEntries(listFiles(root, "").map((file) => [file, ""]));
  return backend && editorSite(everything, backend, problems, files);
};
