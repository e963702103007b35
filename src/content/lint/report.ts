/** Advises on a whole content folder, for `npm run check:content`. */
import { translationsIn, type Languages } from "../languages";
import { namedFacts } from "../named-facts";
import { parseFile } from "../parse";
import { listFiles, readIfPresent } from "../read-folder";
import { languageOf } from "../shared/languages";
import { draftAdvice, type Advice } from "./advice";

/**
 * Lists the advice on every file of a content folder that can be read; the content check reports the others.
 *
 * @param root the folder `content/`, for the texts as they are written and their lines
 * @param languages the content loaded from it
 */
export const adviceFor = (root: string, languages: Languages): readonly Advice[] =>
  [languages.en, ...translationsIn(languages)].flatMap((content) => {
    const facts = namedFacts(content);
    return listFiles(root, "", [".md", ".yml"])
      .filter((file) => languageOf(`/${file}`) === content.language)
      .flatMap((file) => {
        const result = parseFile(file, readIfPresent(root, file) ?? new Uint8Array());
        return "problems" in result ? [] : draftAdvice({ ...result.parsed, file }, { facts });
      });
  });
