import { checkFile } from "./check-file";
import { namedFacts, type FactSources, type NamedFacts } from "./named-facts";
import { readIfPresent } from "./read-folder";
import { files } from "./schema";
import { translatedSchema, withShared, type Translatable } from "./schema/translation";
import { fileIn, type Language } from "./shared/languages";

type Sources = Omit<FactSources, "language">;

/** Returns the facts that texts can reference, or undefined if a facts file is invalid. Loading the content reports the errors. */
export const readFacts = (root: string, language: Language): NamedFacts | undefined =>
  factsFrom((file) => readIfPresent(root, file), language);

/** Same as `readFacts`, with a custom file reader. Paths are relative to `content/`. */
export const factsFrom = (readFile: (file: string) => Uint8Array | undefined, language: Language): NamedFacts | undefined => {
  const check = (file: string, schema: Translatable["schema"]): Readonly<Record<string, unknown>> | undefined => {
    const bytes = readFile(file);
    const outcome = bytes && checkFile(file, bytes, schema);
    return outcome && "data" in outcome ? outcome.data : undefined;
  };
  const read = <Name extends keyof Sources>(name: Name): Sources[Name] | undefined => {
    const entry: Translatable & { readonly file: string } = files[name];
    const english = check(entry.file, entry.schema);
    const translated = language === "en" ? undefined : check(fileIn(language, entry.file), translatedSchema(entry));
    return (translated ? withShared(entry, translated, english) : english) as Sources[Name] | undefined; // the schema's inferred type
  };
  const business = read("business");
  const facts = read("facts");
  const company = read("company");
  const words = read("words");
  return business && facts && company && words && namedFacts({ business, facts, company, words, language });
};
