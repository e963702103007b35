import { translationsIn, type Languages } from "./languages";
import { englishFile } from "./shared/languages";

/**
 * Lists the English files that were changed without their translations, in a sentence each.
 *
 * @param changed the files below `content/` that were changed together
 */
export const staleTranslations = (languages: Languages, changed: readonly string[]): readonly string[] => {
  const files = new Set(changed);
  return translationsIn(languages).flatMap(({ translations }) =>
    translations
      .filter(({ file }) => files.has(englishFile(file)) && !files.has(file))
      .map(({ file }) => `content/${englishFile(file)} has changed, and content/${file} has not. Compare the two.`),
  );
};
