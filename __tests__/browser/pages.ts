/** Paths of pages, for tests in browsers. */
import { MISSING_PAGE } from "../../scripts/lib/template-pages";
import { savedPostPath } from "../../src/blog/post-address";
import { contentPages } from "../fixtures/visits";

/** Path of a post that does not exist. Its response is the page that shows saved posts, which is almost empty without JavaScript. */
export const UNKNOWN_POST = savedPostPath("no-such-post");

/** Paths of all content pages, and two paths that respond with 404. */
export const pages: readonly string[] = [...contentPages, MISSING_PAGE, UNKNOWN_POST].sort();
