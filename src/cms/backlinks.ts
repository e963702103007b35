/** Finds the files that refer or link to an entry, so that they can be changed when the entry is deleted. */
import type { z } from "zod";
import { picturesIn, siteLinksIn } from "../content/markdown/find";
import { redirectsOf } from "../content/entries/old-addresses";
import { allEntries, files, folders, LIST_FILES, namesOf, type Content, type FileName, type FolderName } from "../content/schema";
import { leavesOf } from "../content/schema/schema-walk";
import { englishFile, fileIn, inEnglish } from "../content/shared/languages";
import { entryPath, pathOf } from "../content/shared/routes";
import { withoutSubfolders } from "./collections";

/**
 * The entries (such as `services/sealcoating`), paths and pictures that each file refers to. The keys are the paths of all files, relative to
 * `content/`, without subfolders of collections.
 */
export type Links = Readonly<Record<string, readonly string[]>>;

/** Returns every entry, list and single file with its schema. `body` is the markdown below the front matter. */
const sourcesOf = (content: Content) => [
  ...allEntries(content).map(({ folder, entry }) => {
    const { schema } = folders[folder];
    return { file: `${folder}/${entry.slug}.md`, schema, data: entry, body: entry.body };
  }),
  ...namesOf(LIST_FILES).map((name) => ({ ...LIST_FILES[name], data: { [name]: content[name] }, body: "" })),
  ...namesOf<FileName>(files).map((name) => ({ ...files[name], data: content[name], body: "" })),
];

/** Returns the references, links (as English paths) and pictures in a source. */
const linksOf = ({
  schema,
  data,
  body,
}: {
  readonly schema: unknown;
  readonly data: unknown;
  readonly body: string;
}): readonly string[] => [
  ...leavesOf(schema, data).flatMap(({ relation, internalLink, isPicture, value }) =>
    relation ? [`${relation}/${value}`] : internalLink ? [inEnglish(pathOf(value))] : isPicture ? [value] : [],
  ),
  ...siteLinksIn(body).map(({ path }) => inEnglish(path)),
  ...picturesIn(body).map(({ src }) => src),
];

/** Returns the references, links and pictures in one file. */
export const linksOfFile = (schema: z.ZodType, data: unknown, body: string): readonly string[] => linksOf({ schema, data, body });

/** Returns the references, links and pictures in the files of one language. */
export const linksOfAllFiles = (content: Content): Links => {
  const { language, translations } = content;
  const all = sourcesOf(content).map((source) => [fileIn(language, source.file), linksOf(source)] as const);
  // Omit files that are not translated: a translation's content has the English data in their place.
  const translated = new Set(translations.map(({ file }) => withoutSubfolders(file)));
  return Object.fromEntries(all.filter(([name]) => language === "en" || translated.has(name)));
};

/** Returns the files, in all languages, that show a picture. */
export const filesShowing = ({ links }: { readonly links: Links }, picture: string): readonly string[] =>
  Object.keys(links).filter((file) => links[file]?.includes(picture));

/** Returns the files, in all languages, that refer or link to an entry, even by an old address. Omits the entry's own files. */
export const filesLinkingTo = (
  { content, links }: { readonly content: Content; readonly links: Links },
  folder: FolderName,
  slug: string,
) => {
  const path = entryPath(folder, content[folder].find((entry) => entry.slug === slug) ?? { slug });
  const old = redirectsOf(content).filter(({ to }) => inEnglish(pathOf(to)) === path);
  const names = new Set([`${folder}/${slug}`, path, ...old.map(({ from }) => inEnglish(from))]);
  const ownFile = `${folders[folder].folder}/${slug}.md`;
  return Object.keys(links).filter((file) => englishFile(file) !== ownFile && links[file]?.some((link) => names.has(link)));
};
