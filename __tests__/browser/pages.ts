/** Paths of pages, for tests in browsers. */
import { MISSING_PAGE, UNKNOWN_POST } from "../../scripts/lib/template-pages";
import { contentPages } from "../fixtures/visits";

export { UNKNOWN_POST };

/** Paths of all content pages, and two paths that respond with 404. */
export const pages: readonly string[] = [...contentPages, MISSING_PAGE, UNKNOWN_POST].sort();
