import { checkFile } from "../check/check-file";
import { namedFacts, type FactSources, type NamedFacts } from "../facts/named-facts";
import { files } from "../schema";
import type { Hosting } from "../schema/hosting";
import { translatedSchema, withShared, type Translatable } from "../schema/translation";
import { fileIn, type Language } from "../shared/languages";

/**
 * Returns the facts that content can reference; undefined if a file with facts is invalid. Loading the content reports the file's errors.
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
    return bytes && checkFile(file, bytes, schema).data;
  };
  const sources = (["business", "facts", "company", "words"] as const).map((name) => {
    const entry: Translatable & { readonly file: string } = files[name];
    const english = check(entry.file, entry.schema);
    const translated = language === "en" ? undefined : check(fileIn(language, entry.file), translatedSchema(entry));
    return [name, translated ? withShared(entry, translated, english) : english] as const;
  });
  if (sources.some(([, data]) => data === undefined)) return undefined;
  // Safe cast: the schemas validated the data.
  return namedFacts({ ...Object.fromEntries(sources), hosting, language } as FactSources);
};
