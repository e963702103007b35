/** Runs the content lint on a whole folder, for `npm run check:content`. */
import { translationsIn, type Languages } from "../load/languages";
import { namedFacts } from "../facts/named-facts";
import { parseFile } from "../check/parse";
import { listFiles, readIfPresent } from "../load/read-folder";
import { PICTURE_ENDINGS } from "../shared/pictures";
import { languageOf } from "../shared/languages";
import { adviceOnFile, type Advice } from "./advice";
import { unselectedWork } from "./unselected-work";

/** Reports pictures that no content file uses, not even a draft or a translation. */
export const unusedPictures = (root: string): readonly Advice[] => {
  const texts = listFiles(root, "", [".md", ".yml"]).map((file) => Buffer.from(readIfPresent(root, file) ?? []).toString());
  return listFiles(root, "images", PICTURE_ENDINGS)
    .filter((file) => !texts.some((text) => text.includes(`/${file}`)))
    .map((file) => ({
      file,
      field: "(whole file)",
      why: "No page uses this picture.",
      fix: "Delete it under Media in the editor, or use it.",
    }));
};

/**
 * Returns advice on a content folder. Skips files that cannot be parsed, because the content check reports them.
 *
 * @param root the folder `content/`, whose files are read again to get line numbers
 * @param languages the content loaded from `root`
 */
export const adviceFor = (root: string, languages: Languages): readonly Advice[] => [
  ...[languages.en, ...translationsIn(languages)].flatMap((content) => {
    const facts = namedFacts(content);
    return listFiles(root, "", [".md", ".yml"])
      .filter((file) => languageOf(`/${file}`) === content.language)
      .flatMap((file) => {
        const result = parseFile(file, readIfPresent(root, file) ?? new Uint8Array());
        return "problems" in result ? [] : adviceOnFile(result.parsed, facts);
      });
  }),
  ...unselectedWork(languages.en),
  ...unusedPictures(root),
];
