import { loadLanguages, type Languages } from "../../content/languages";
import type { Content } from "../../content/schema";
import { contentDirectory } from "./content-directory";

let languages: Languages | undefined;

/**
 * Gives the content that a build is made of, in every language. It is read once: an edit in the middle of a build is not half in it.
 *
 * @throws ContentError with every problem
 */
export const buildLanguages = (): Languages => (languages ??= loadLanguages(contentDirectory(), { drafts: false }));

/** Gives the English content of the build. */
export const buildContent = (): Content => buildLanguages().en;
