import { translationsIn, type Languages } from "./languages";
import { englishFile } from "./shared/languages";

/**
 * Returns a sentence for each English file that was changed without its translations.
 *
 * @param changed files below `content/` of one change
 */
export const staleTranslations = (languages: Languages, changed: readonly string[]): readonly string[] => {
  const files = new Set(changed);
  return translationsIn(languages).flatMap(({ translations }) =>
    translations
      .filter(({ file }) => files.has(englishFile(file)) && !files.has(file))
      .map(({ file }) => `content/${englishFile(file)} has changed, and content/${file} has not. Compare the two.`),
  );
};
