import type { Problem } from "../content/problems";

/** What `develop` says about the content, over the pages. */
export interface ContentState {
  readonly problems: readonly Problem[];
  /** Why pages are not on the public site, by their addresses. */
  readonly hidden: Readonly<Record<string, string>>;
}
