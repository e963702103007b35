import { loadContent } from "../../content/load";
import type { Content } from "../../content/schema";
import { contentDirectory } from "./sources";

let content: Content | undefined;

/**
 * Gives the content that a build is made of. It is read once: an edit in the middle of a build is not half in it.
 *
 * @throws ContentError with every problem
 */
export const buildContent = (): Content => (content ??= loadContent(contentDirectory(), { drafts: false }));
