import { namedFacts, type FactSources, type NamedFacts } from "../facts/named-facts";
import { files } from "../schema";
import type { Hosting } from "../schema/hosting";
import { translatedSchema, withShared, type Translatable } from "../schema/translation";
import { checkIfChanged } from "./unchanged-files";
import { fileIn, type Language } from "../shared/languages";

/** The last facts of each language, and what they were made from. */
const cache = new Map<Language, { readonly from: readonly unknown[]; readonly facts: NamedFacts }>();

/**
 * Returns the facts that content can reference; undefined if a file with facts is invalid, in English or in this language. Loading the
 * content reports the file's errors. Returns the same object as the last time if no file with facts has changed.
 *
 * @param readFile reads a file by its path in `content/`
 */
export const factsFrom = (
  readFile: (file: string) => Uint8Array | undefined,
  hosting: Hosting,
  language: Language,
): NamedFacts | undefined => {
  const check = (file: string, schema: Translatable["schema"]) => {
    const bytes = readFile(file);
    return bytes && checkIfChanged(file, bytes, schema).data;
  };
  const read = (["business", "facts", "company", "words"] as const).map((name) => {
    const entry: Translatable & { readonly file: string } = files[name];
    const english = check(entry.file, entry.schema);
    const file = fileIn(language, entry.file);
    const isTranslated = language !== "en" && readFile(file) !== undefined;
    const translated = isTranslated ? check(file, translatedSchema(entry)) : undefined;
    return { name, entry, english, translated, isValid: english !== undefined && (!isTranslated || translated !== undefined) };
  });
  if (!read.every(({ isValid }) => isValid)) return undefined;
  const from = [hosting, ...read.flatMap(({ english, translated }) => [english, translated])];
  const last = cache.get(language);
  if (last?.from.every((value, index) => value === from[index])) return last.facts;
  const sources = read.map(
    ({ name, entry, english, translated }) => [name, translated ? withShared(entry, translated, english) : english] as const,
  );
  // Safe cast: the schemas validated the data.
  const facts = namedFacts({ ...Object.fromEntries(sources), hosting, language } as FactSources);
  cache.set(language, { from, facts });
  return facts;
};
