/** What Gatsby's loader has of a page; an error in its place when something was lost. */
export interface PageResources {
  readonly page?: { readonly componentChunkName: string; webpackCompilationHash?: string };
  /** Result of the page's own query, and its context. */
  readonly json?: unknown;
  readonly staticQueryResults?: unknown;
}

declare global {
  interface Window {
    /** Gatsby's loader, once the app has started: cache-dir/loader.js (publicLoader). */
    readonly ___loader?: { readonly loadPage: (path: string) => Promise<PageResources | undefined> };
    /** Set by src/publish/start-script.ts. */
    readonly ___webpackCompilationHash?: string;
  }
}
