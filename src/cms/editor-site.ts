/** What the editor must know of the site, as it is now: `/admin/site.json` says it. */
import type { Languages } from "../content/languages";
import type { Problem } from "../content/problems";
import { mapEntries, type Content, type FolderName } from "../content/schema";
import type { Language } from "../content/shared/languages";
import type { CmsBackend } from "./backend";
import { backlinksOf, type Backlinks } from "./backlinks";

/** Where the editor asks for it. */
export const EDITOR_SITE_PATH = "/admin/site.json";

/** One language of the site. */
export interface EditorLanguage {
  /** What drafts are checked against and shown with, without the texts of pages. */
  readonly content: Content;
  /** Who links to a page. */
  readonly backlinks: Backlinks;
}

export interface EditorSite extends EditorLanguage {
  /** Where the editor keeps its changes. */
  readonly backend: CmsBackend;
  /** What is wrong in all content: while anything is, the site cannot be built. */
  readonly problems: readonly Problem[];
  /** The languages beside English. */
  readonly others: Readonly<Partial<Record<Language, EditorLanguage>>>;
}

const withoutBodies = (content: Pick<Content, FolderName>): Pick<Content, FolderName> =>
  mapEntries(content, (entries) => entries.map((entry) => ({ ...entry, body: "" })));

const inEditor = (content: Content): EditorLanguage => ({
  content: { ...content, ...withoutBodies(content), untranslated: withoutBodies(content.untranslated) },
  backlinks: backlinksOf(content),
});

/**
 * Collects it.
 *
 * @param languages all content with drafts, as far as it can be used
 */
export const editorSite = ({ en, ...others }: Languages, backend: CmsBackend, problems: readonly Problem[]): EditorSite => ({
  backend,
  problems,
  ...inEditor(en),
  others: Object.fromEntries(Object.entries(others).map(([language, content]) => [language, inEditor(content)])),
});
