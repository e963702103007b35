/** Registry of all content: the schema of each file in `content/`. Used by the loader, the GraphQL types, the CMS and tests. */
import { z } from "zod";
import type { Language } from "../shared/languages";
import { COLLECTIONS, namesOf, perFolder, type FolderName } from "../shared/collections";
import { businessSchema } from "./business";
import { companySchema, SHARED_FACTS } from "./company";
import { diagramsSchema } from "./diagrams";
import { factsSchema } from "./facts";
import type { Hosting } from "./hosting";
import { fileOf } from "./fields";
import { locationSchema } from "./location";
import { navigationSchema } from "./navigation";
import { pageFiles } from "./pages";
import { postSchema } from "./post";
import { priceGuideSchema } from "./price-guide";
import { projectSchema, testimonialSchema } from "./project";
import { redirectSchema } from "./redirects";
import { serviceSchema } from "./service";
import { wordsSchema } from "./words";
import { worksheetsSchema } from "./worksheets";

/** Review state of a translated file. */
export interface TranslationState {
  /** Path relative to `content/`. */
  readonly file: string;
  /** Whether a speaker of the language has reviewed the file. */
  readonly reviewed: boolean;
}

/** Address fields that translations take from the English file, because the last segment of a page's path is the same in every language. */
const SHARED_ADDRESS = ["address", "formerly"] as const;

/** Folders of markdown files. The file name is the slug. A page's path is `route` plus the entry's `address`, if set, or its slug. */
export const folders = {
  services: {
    ...COLLECTIONS.services,
    folder: "services",
    schema: serviceSchema,
    shared: [...SHARED_ADDRESS, "formValue", "preselectedFor"],
  },
  locations: { ...COLLECTIONS.locations, folder: "locations", schema: locationSchema, shared: SHARED_ADDRESS },
  posts: { ...COLLECTIONS.posts, folder: "posts", schema: postSchema, shared: SHARED_ADDRESS },
} as const satisfies { readonly [Name in FolderName]: { readonly folder: Name } & Record<string, unknown> };

/** Files with one list each. The name of the list here is also its key in the file. */
export const lists = {
  projects: { label: "Projects", type: "Project", file: "projects.yml", schema: projectSchema },
  testimonials: { label: "Reviews", type: "Testimonial", file: "testimonials.yml", schema: testimonialSchema },
  redirects: { label: "Redirects", type: "Redirect", file: "settings/redirects.yml", schema: redirectSchema },
} as const;

const listFile = (name: ListName) => {
  const { label, file, schema } = lists[name];
  const list = z.array<z.ZodType>(schema).meta({ title: label, description: "All entries, in order." });
  return { label, file, schema: z.strictObject({ [name]: list }) };
};

/** The files in `lists`, with schemas for the whole file instead of one item. */
export const LIST_FILES = { projects: listFile("projects"), testimonials: listFile("testimonials"), redirects: listFile("redirects") };

/** Files with one object each, such as the company's settings, the menus, and the copy of single pages. */
export const files = {
  business: fileOf("settings/business.yml", businessSchema),
  facts: fileOf("settings/facts.yml", factsSchema),
  company: { ...fileOf("settings/company.yml", companySchema), shared: SHARED_FACTS },
  words: fileOf("settings/words.yml", wordsSchema),
  priceGuide: fileOf("settings/price-guide.yml", priceGuideSchema),
  diagrams: fileOf("settings/diagrams.yml", diagramsSchema),
  worksheets: fileOf("settings/worksheets.yml", worksheetsSchema),
  navigation: fileOf("settings/navigation.yml", navigationSchema),
  ...pageFiles,
} as const;

/** Files that all languages share: settings without text to translate, and redirects. */
export const SHARED_FILES: ReadonlySet<string> = new Set([files.business.file, files.facts.file, lists.redirects.file]);

export { namesOf, type FolderName };
export type ListName = keyof typeof lists;
export type FileName = keyof typeof files;

/** Checks whether a string is the name of a content folder. */
export const isFolderName = (name: string): name is FolderName => Object.hasOwn(folders, name);

/** A markdown file: front matter, slug and body. */
export type Entry<Name extends FolderName> = z.infer<(typeof folders)[Name]["schema"]> & {
  readonly slug: string;
  readonly body: string;
};
/** One item of a list file. */
export type ListItem<Name extends ListName> = z.infer<(typeof lists)[Name]["schema"]>;

/** All content of one language, validated. */
export type Content = { readonly [Name in FolderName]: readonly Entry<Name>[] } & {
  readonly [Name in ListName]: readonly ListItem<Name>[];
} & { readonly [Name in FileName]: z.infer<(typeof files)[Name]["schema"]> } & {
  readonly language: Language;
  /** `hosting.yml`, which is not in `content/`. The same in every language. */
  readonly hosting: Hosting;
  /** Files that exist in this language, except list pages without entries, which have no page (entries/empty-lists.ts). */
  readonly ownFiles: readonly FileName[];
  /** English entries without a translation. Menus and lists include them. */
  readonly untranslated: { readonly [Name in FolderName]: readonly Entry<Name>[] };
  /** Review state of each translated file. Empty for English. */
  readonly translations: readonly TranslationState[];
  /** SVG markup of the files in `content/diagrams`, by diagram. */
  readonly diagramFiles: Readonly<Partial<Record<string, string>>>;
};

/** Returns all collections as changed by `change`, which may remove entries and change values, but must keep their types. */
export const mapEntries = (
  content: Pick<Content, FolderName>,
  change: (entries: readonly Entry<FolderName>[], name: FolderName) => readonly Entry<FolderName>[],
): Pick<Content, FolderName> =>
  // Safe cast: `change` keeps the types of each collection's entries.
  perFolder((name) => change(content[name], name)) as Pick<Content, FolderName>;

/** Returns the entries of all collections, in the order of `folders`. */
export const allEntries = (content: Pick<Content, FolderName>) =>
  namesOf(folders).flatMap((folder) => content[folder].map((entry) => ({ folder, entry })));
