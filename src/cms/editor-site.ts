/** The site's data for the editor, served as `/admin/site.json`. */
import type { Languages } from "../content/languages";
import type { Problem } from "../content/problems";
import { mapEntries, type Content, type FolderName } from "../content/schema";
import type { Language } from "../content/shared/languages";
import type { CmsBackend } from "./backend";
import { backlinksOf, type Backlinks } from "./backlinks";

/** Path of the data. */
export const EDITOR_SITE_PATH = "/admin/site.json";

/** One language of the site. */
export interface EditorLanguage {
  /** Content that drafts are checked against and previewed with, without the texts of entries. */
  readonly content: Content;
  /** References to entries. */
  readonly backlinks: Backlinks;
}

export interface EditorSite extends EditorLanguage {
  /** Where the editor stores changes. */
  readonly backend: CmsBackend;
  /** Problems in all content. While there are any, the site cannot be built. */
  readonly problems: readonly Problem[];
  /** Languages other than English. */
  readonly others: Readonly<Partial<Record<Language, EditorLanguage>>>;
}

const withoutBodies = (content: Pick<Content, FolderName>): Pick<Content, FolderName> =>
  mapEntries(content, (entries) => entries.map((entry) => ({ ...entry, body: "" })));

const inEditor = (content: Content): EditorLanguage => ({
  content: { ...content, ...withoutBodies(content), untranslated: withoutBodies(content.untranslated) },
  backlinks: backlinksOf(content),
});

/**
 * Returns the editor's data.
 *
 * @param languages all content including drafts, as far as it is usable
 */
export const editorSite = ({ en, ...others }: Languages, backend: CmsBackend, problems: readonly Problem[]): EditorSite => ({
  backend,
  problems,
  ...inEditor(en),
  others: Object.fromEntries(Object.entries(others).map(([language, content]) => [language, inEditor(content)])),
});
