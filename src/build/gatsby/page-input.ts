import type { Language } from "../../content/shared/languages";

/** What a page-maker hands to the one caller of Gatsby's `createPage`. */
export interface PageInput {
  /** Address of the page, from `src/content/shared/routes.ts`. */
  readonly path: string;
  /** Which module below `src` draws it, without its ending. */
  readonly component: string;
  /** Pattern of further addresses that this page answers in the browser. */
  readonly matchPath?: string;
  readonly context: PageContext;
}

/** The only thing a template is told: which entry it draws, in which language. The rest it asks for in its query. */
export interface PageContext {
  readonly lang: Language;
  /** The entry's node. */
  readonly id?: string;
  readonly slug?: string;
}

/** The part of an entry that decides its page. */
export interface Addressed extends Required<PageContext> {
  readonly path: string;
}
