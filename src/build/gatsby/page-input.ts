/** What a page-maker hands to the one caller of Gatsby's `createPage`. */
export interface PageInput {
  /** Address of the page, from `src/content/shared/routes.ts`. */
  readonly path: string;
  /** Which template draws it. */
  readonly template: "service" | "location" | "post" | "saved-post";
  /** Pattern of further addresses that this page answers in the browser. */
  readonly matchPath?: string;
  readonly context: PageContext;
}

/** The only thing a template is told: which entry it draws. The rest it asks for in its query. */
export interface PageContext {
  readonly slug: string;
}

/** The part of an entry that decides its page. */
export interface Addressed {
  readonly slug: string;
  readonly path: string;
}
