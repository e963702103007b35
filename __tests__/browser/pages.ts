/** Paths of pages, for tests in browsers. */
import { contentPages } from "../fixtures/visits";

/** Paths of all content pages, and two paths that respond with 404. */
export const pages: readonly string[] = [...contentPages, "/no-such-page", "/blog/no-such-post"].sort();
