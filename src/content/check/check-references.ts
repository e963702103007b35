/** Checks that references, links and pictures point to something that exists. Also checks the markdown of pages. */
import type { Anchors } from "./anchors";
import type { ParsedFile } from "./parse";
import { describeExactly, describeValue, faultsIn, problemAt, problemInText, type Fault, type Problem, type TextFault } from "./problems";
import type { BodyParts } from "./read-body";
import { diagramReference } from "../diagrams/diagram-references";
import { isDraft } from "../entries/drafts";
import { LIST_PATHS } from "../entries/empty-lists";
import { isOfSite } from "../markdown/find";
import { nearest } from "./nearest";
import { decodePath } from "./taken-addresses";
import { leavesOf, type Leaf } from "../schema/schema-walk";
import { files, LIST_FILES } from "../schema";
import { isLocalPicture } from "../schema/picture";
import type { FolderName } from "../shared/collections";
import { englishFile, inEnglish, languageOf } from "../shared/languages";
import { pathOf, routes } from "../shared/routes";
import { postSchema } from "../schema/post";

/** A file that is valid under its schema. */
export interface ValidFile {
  readonly parsed: ParsedFile;
  readonly schema: unknown;
  readonly data: unknown;
}

/** A valid file whose markdown was read. */
export interface ReadFile extends ValidFile {
  /** The parts of the file's markdown; undefined for a YAML file. */
  readonly text: BodyParts | undefined;
}

type Names = Pick<ReadonlySet<string>, "has">;

/** Everything that content can reference or link to. */
export interface Inventory {
  readonly slugs: Readonly<Record<FolderName, Names>>;
  /** Paths of pages, to suggest one. */
  readonly pages: Iterable<string>;
  /** Paths that links can use: paths of pages, and old paths that redirect. */
  readonly paths: Names;
  readonly pictures: Names;
  /** Anchors of pages; omitted in the CMS, which does not load the text of other pages. */
  readonly anchors?: Pick<Anchors, "get">;
  /** Names of diagrams that are not in the settings. */
  readonly unsetDiagrams: Names;
}

/** Returns the paths that links can use, including those that may be missing only because a file is invalid. */
export const possiblePaths = (paths: Names, invalidFiles: Iterable<string>): Names => {
  const invalid = new Set([...invalidFiles].map(englishFile));
  // A missing path may be an old path that redirects.
  if (invalid.has(LIST_FILES.redirects.file)) return { has: () => true };
  return invalid.has(LIST_FILES.projects.file) ? { has: (path) => inEnglish(path) === routes.projects || paths.has(path) } : paths;
};

/** Rules for pictures in markdown. A picture must have a description, be where pages can show it, and have a supported address. */
const PICTURE_RULES: readonly ((picture: BodyParts["pictures"][number]) => Fault | false)[] = [
  ({ alt, raw }) =>
    alt === "" && {
      expected: "a description for people who cannot see the picture",
      found: describeValue(raw),
      fix: "Write a description of the picture between the square brackets.",
    },
  ({ hasRoom, raw }) =>
    !hasRoom && {
      expected: "a picture in its own paragraph, or at the start of a table cell below the header row",
      found: describeValue(raw),
      fix: "Leave a blank line before and after the picture, with no text beside it. In a table, start a cell below the header row with it.",
    },
  ({ src }) =>
    !isLocalPicture(src) &&
    !src.startsWith("https://") && {
      expected: "a picture in content/images, or an address that starts with https://",
      found: describeValue(src),
      fix: "Put a .jpg, .png or .webp file in content/images and write /images/<file>.",
    },
];

const missingPicture = (value: string) => ({
  expected: "a picture that is in content/images",
  found: describeExactly(value),
  fix: "Add the file to content/images, or correct the name (capitalization matters).",
});

/** Suggests an address for a link to a page that does not exist. */
const otherAddress = (value: string, pages: readonly string[]): string => {
  const english = inEnglish(pathOf(value));
  if (languageOf(value) !== "en" && pages.includes(english))
    return `Write ${english}: on translated pages, it leads to the translation if there is one.`;
  const near = nearest(value, pages);
  return near === undefined ? "Correct the address." : `Did you mean ${near}?`;
};

const missingPage = (value: string, pages: Iterable<string>) => ({
  expected: "an address on this site",
  found: describeExactly(value),
  fix: `${otherAddress(value, [...pages])} Drafts and pages with a future date cannot be linked to.`,
});

const emptyList = (value: string) => ({
  expected: "a page that exists",
  found: `${describeExactly(value)}, a list without entries`,
  fix: "Link to another page, or add the first entry. The list has no page until then.",
});

/** Files whose links to lists without entries are left out of the site (src/content/entries/empty-lists.ts). */
const OMITTING: readonly string[] = [
  ...[files.navigation, files.thankYouPage, files.notFoundPage].map(({ file }) => file),
  LIST_FILES.redirects.file,
];

/** Checks a link to a page on this site or to an anchor on the same page. Returns undefined if the link works. */
const faultOfLink = (url: string, file: string, { pages, paths, anchors }: Inventory): Fault | undefined => {
  const [path = "", anchor] = url.split("#");
  const page = path.replace(/\?.*$/, "");
  if (LIST_PATHS.includes(page) && !paths.has(page)) return OMITTING.includes(englishFile(file)) ? undefined : emptyList(url);
  if (page !== "" && !paths.has(page)) return missingPage(url, pages);
  // A link such as #faq has no path: `anchors` also has each page under its file.
  const known = anchors?.get(page || file);
  if (!anchor || !known || known.includes(decodePath(anchor))) return undefined;
  const near = nearest(decodePath(anchor), known);
  return {
    expected: `an anchor on ${page || "this page"}`,
    found: describeValue(url),
    fix: `${near === undefined ? "" : `Did you mean #${near}? `}The page has ${known.map((name) => `#${name}`).join(", ")}.`,
  };
};

const missingEntry = (value: string, folder: FolderName) => ({
  expected: `a page in content/${folder}`,
  found: describeExactly(value),
  fix: `Choose another page: content/${folder}/${value}.md does not exist.`,
});

const faultOfField = ({ value, relation, internalLink, isPicture }: Leaf, file: string, inventory: Inventory) => {
  if (relation) return !inventory.slugs[relation].has(value) && missingEntry(value, relation);
  if (isPicture) return isLocalPicture(value) && !inventory.pictures.has(value) && missingPicture(value);
  return internalLink && faultOfLink(value, file, inventory);
};

const faultOfTarget = ({ url, path, isPicture }: BodyParts["links"][number], file: string, inventory: Inventory) => {
  if (isLocalPicture(path)) return !inventory.pictures.has(path) && missingPicture(url);
  // `PICTURE_RULES` covers all other pictures.
  return !isPicture && (isOfSite({ url }) || url.startsWith("#")) && faultOfLink(url, file, inventory);
};

const unsetDiagram = (name: string) => ({
  expected: "a diagram that is set",
  found: diagramReference(name),
  fix: `Fill in this diagram under Settings, Diagrams, or delete ${diagramReference(name)} from the text.`,
});

/** Posts require a body. Other pages may consist of fields only. */
const MISSING_TEXT = { index: 0, expected: "the post's text", found: "nothing", fix: "Write the post, or mark it as a draft." };

const checkBody = ({ parsed: { file }, schema, data, text }: ReadFile, inventory: Inventory): readonly TextFault[] => [
  ...(schema === postSchema && text?.isBlank && !isDraft(data) ? [MISSING_TEXT] : []),
  ...(text?.faults ?? []),
  ...faultsIn(text?.diagrams ?? [], ({ name }) => inventory.unsetDiagrams.has(name) && unsetDiagram(name)),
  ...faultsIn(text?.links ?? [], (link) => faultOfTarget(link, file, inventory)),
  ...faultsIn(text?.pictures ?? [], ...PICTURE_RULES),
];

/** Reports broken references, and problems in markdown. */
export const checkReferences = (files: readonly ReadFile[], inventory: Inventory): readonly Problem[] =>
  files.flatMap((file) => {
    const { parsed, schema, data } = file;
    const ofFields = faultsIn(leavesOf(schema, data), (leaf) => faultOfField(leaf, parsed.file, inventory));
    return [
      ...ofFields.map((fault) => problemAt(parsed, fault.path, fault)),
      ...checkBody(file, inventory).map((fault) => problemInText(parsed, fault.index, fault)),
    ];
  });
