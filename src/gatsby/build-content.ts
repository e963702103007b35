import { loadLanguages, type Languages } from "../content/load/languages";
import { contentDirectory } from "../content/load/content-directory";

let languages: Languages | undefined;

/**
 * Returns the build's content in every language. Reads it only once, so an edit during a build cannot mix old and new content.
 *
 * @throws ContentError that lists every problem
 */
export const buildLanguages = (): Languages => (languages ??= loadLanguages(contentDirectory(), { drafts: false }));
