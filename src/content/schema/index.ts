/** The registry of all content: which schema each file in `content/` follows. Loader, GraphQL types, CMS and tests read it. */
import type { z } from "zod";
import type { Language } from "../shared/languages";
import { COLLECTIONS, namesOf, perFolder, type FolderName } from "../shared/collections";
import { businessSchema } from "./business";
import { companySchema, SHARED_FACTS } from "./company";
import { diagramsSchema } from "./diagrams";
import { factsSchema } from "./facts";
import { locationSchema } from "./location";
import { navigationSchema } from "./navigation";
import { pageFiles } from "./pages";
import { postSchema } from "./post";
import { priceGuideSchema } from "./price-guide";
import { projectSchema } from "./project";
import { redirectSchema } from "./redirects";
import { serviceSchema } from "./service";
import { testimonialSchema } from "./testimonial";
import { wordsSchema } from "./words";
import { worksheetsSchema } from "./worksheets";

/** What a file in another language than English states about itself. */
export interface TranslationState {
  /** Path below `content/`. */
  readonly file: string;
  /** Whether a person who speaks the language has read it. */
  readonly reviewed: boolean;
}

/** A page has one address, whose last part is the same in every language. */
const SHARED_ADDRESS = ["address", "formerly"] as const;

/** Folders of markdown files. The file's name is the slug; `route` and the slug make the page's path. */
export const folders = {
  services: { ...COLLECTIONS.services, folder: "services", schema: serviceSchema, shared: SHARED_ADDRESS },
  locations: { ...COLLECTIONS.locations, folder: "locations", schema: locationSchema, shared: SHARED_ADDRESS },
  posts: { ...COLLECTIONS.posts, folder: "posts", schema: postSchema, shared: SHARED_ADDRESS },
} as const satisfies { readonly [Name in FolderName]: { readonly folder: Name } & Record<string, unknown> };

/** Files that hold one list, under the key that is also the list's name. */
export const lists = {
  projects: { label: "Projects", type: "Project", file: "projects.yml", schema: projectSchema },
  testimonials: { label: "Reviews", type: "Testimonial", file: "testimonials.yml", schema: testimonialSchema },
  redirects: { label: "Redirects", type: "Redirect", file: "settings/redirects.yml", schema: redirectSchema },
} as const;

/** Files that hold one thing each: the company, the menus, and the copy of single pages. */
export const files = {
  business: { label: "Business", type: "Business", file: "settings/business.yml", schema: businessSchema },
  facts: { label: "Prices and figures", type: "Facts", file: "settings/facts.yml", schema: factsSchema },
  company: { label: "What customers ask", type: "Company", file: "settings/company.yml", schema: companySchema, shared: SHARED_FACTS },
  words: { label: "Words", type: "Words", file: "settings/words.yml", schema: wordsSchema },
  priceGuide: { label: "What it costs", type: "PriceGuide", file: "settings/price-guide.yml", schema: priceGuideSchema },
  diagrams: { label: "Diagrams", type: "Diagrams", file: "settings/diagrams.yml", schema: diagramsSchema },
  worksheets: { label: "Worksheets", type: "Worksheets", file: "settings/worksheets.yml", schema: worksheetsSchema },
  navigation: { label: "Menus", type: "Navigation", file: "settings/navigation.yml", schema: navigationSchema },
  ...pageFiles,
} as const;

/** Files that every language shares: facts without words, and addresses. */
export const SHARED_FILES: ReadonlySet<string> = new Set([files.business.file, files.facts.file, lists.redirects.file]);

export { namesOf, type FolderName };
export type ListName = keyof typeof lists;
export type FileName = keyof typeof files;

/** Tells whether a name is that of a folder of content. */
export const isFolderName = (name: string): name is FolderName => Object.hasOwn(folders, name);

/** A markdown file: its front matter, its slug and the text under the front matter. */
export type Entry<Name extends FolderName> = z.infer<(typeof folders)[Name]["schema"]> & {
  readonly slug: string;
  readonly body: string;
};
/** One entry of a list file. */
export type ListItem<Name extends ListName> = z.infer<(typeof lists)[Name]["schema"]>;
/** The data of a single file. */
export type FileData<Name extends FileName> = z.infer<(typeof files)[Name]["schema"]>;

/** Everything in `content/`, checked. */
export type Content = { readonly [Name in FolderName]: readonly Entry<Name>[] } & {
  readonly [Name in ListName]: readonly ListItem<Name>[];
} & { readonly [Name in FileName]: FileData<Name> } & {
  readonly language: Language;
  /** The files that this language has of its own; the English data fill in for the others. In English, all of them. */
  readonly translated: readonly FileName[];
  /** The English entries that this language has no page of: menus and lists name them. */
  readonly untranslated: { readonly [Name in FolderName]: readonly Entry<Name>[] };
  /** One for each file of a language other than English. */
  readonly translations: readonly TranslationState[];
  /** SVG of `content/diagrams`, by diagram. */
  readonly diagramFiles: Readonly<Partial<Record<string, string>>>;
};

/** Changes the entries of each collection. `change` returns some of the entries it is given, with their fields. */
export const mapEntries = (
  content: Pick<Content, FolderName>,
  change: (entries: readonly Entry<FolderName>[], name: FolderName) => readonly Entry<FolderName>[],
): Pick<Content, FolderName> => perFolder((name) => change(content[name], name)) as Pick<Content, FolderName>; // each collection's own entries

/** Lists the entries of all collections, in the order of `folders`. */
export const allEntries = (
  content: Pick<Content, FolderName>,
): readonly { readonly folder: FolderName; readonly entry: Entry<FolderName> }[] =>
  namesOf(folders).flatMap((folder) => content[folder].map((entry) => ({ folder, entry })));
