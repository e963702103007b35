/** What the editor must know of the site, as it is now: `/admin/site.json` says it. */
import type { Languages } from "../content/languages";
import type { Content, TranslationState } from "../content/schema";
import type { Language } from "../content/shared/languages";
import type { CmsBackend } from "./backend";
import { knownSite, type KnownSite } from "./known-site";

/** Where the editor asks for it. */
export const EDITOR_SITE_PATH = "/admin/site.json";

export interface EditorSite {
  /** Where the editor keeps its changes. */
  readonly backend: CmsBackend;
  /** What a draft is checked against. */
  readonly known: KnownSite;
  /** What a preview shows beside the draft. Texts of pages are left out: no preview shows those of another page. */
  readonly content: Content;
  /** Languages of the site besides English. */
  readonly languages: readonly Language[];
  readonly translations: readonly TranslationState[];
}

const withoutBody = <Entry extends { readonly body: string }>(entry: Entry): Entry => ({ ...entry, body: "" });

/** Collects it. */
export const editorSite = ({ en: content, ...translated }: Languages, backend: CmsBackend): EditorSite => ({
  backend,
  languages: Object.values(translated).map(({ language }) => language),
  translations: Object.values(translated).flatMap(({ translations }) => translations),
  known: knownSite(content),
  content: {
    ...content,
    services: content.services.map(withoutBody),
    locations: content.locations.map(withoutBody),
    posts: content.posts.map(withoutBody),
  },
});
