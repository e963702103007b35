/** Paths of pages, for tests in browsers. */
import { MISSING_PAGE } from "../../scripts/lib/template-pages";
import { savedPostPath } from "../../src/blog/post-address";
import { contentPages } from "../fixtures/visits";

/** Path of the page that shows saved posts. Without JavaScript, the page is almost empty. */
export const SAVED_POST = savedPostPath("no-such-post");

/** Paths of all content pages, and two paths that respond with 404. */
export const pages: readonly string[] = [...contentPages, MISSING_PAGE, SAVED_POST].sort();
