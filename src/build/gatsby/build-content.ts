import { loadLanguages, type Languages } from "../../content/languages";
import { contentDirectory } from "./content-directory";

let languages: Languages | undefined;

/**
 * Returns the content of a build in every language. Read once per build, so an edit during a build cannot mix old and new content.
 *
 * @throws ContentError with every problem
 */
export const buildLanguages = (): Languages => (languages ??= loadLanguages(contentDirectory(), { drafts: false }));
