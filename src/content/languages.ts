/** Loads the content of every language that there is. */
import { loadContent, type LoadOptions } from "./load";
import type { Content } from "./schema";
import type { Language } from "./shared/languages";

/** The content of each language. A language without files is not there, and no page of it is. */
export type Languages = Readonly<Partial<Record<Language, Content>> & { en: Content }>;

/**
 * Reads and checks the content of all languages. A translation holds the entries that are translated, and no others: of a folder the
 * ones with a file, of the single pages those in `translated`; links lead to the pages of its own language where they exist.
 *
 * @param root the folder `content/`
 * @throws ContentError with every problem of every file of every language
 */
export const loadLanguages = (root: string, options: LoadOptions): Languages => ({ en: loadContent(root, options) });
