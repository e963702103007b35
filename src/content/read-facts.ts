import { checkFile } from "./check-file";
import { namedFacts, type FactSources, type NamedFacts } from "./named-facts";
import { readIfPresent } from "./read-folder";
import { files } from "./schema";
import { translatedSchema, withShared, type Translatable } from "./schema/translation";
import { fileIn, type Language } from "./shared/languages";

type Sources = Omit<FactSources, "language">;

/** Reads the facts for references in texts; undefined if their files are invalid, which is reported when they are read as content. */
export const readFacts = (root: string, language: Language): NamedFacts | undefined =>
  factsFrom((file) => readIfPresent(root, file), language);

/** Returns the facts for references in texts from files below `content/`; undefined if one of them is invalid. */
export const factsFrom = (readFile: (file: string) => Uint8Array | undefined, language: Language): NamedFacts | undefined => {
  const check = (file: string, schema: Translatable["schema"]): Readonly<Record<string, unknown>> | undefined => {
    const bytes = readFile(file);
    const outcome = bytes && checkFile(file, bytes, schema);
    return outcome && "data" in outcome ? outcome.data : undefined;
  };
  const read = <Name extends keyof Sources>(name: Name): Sources[Name] | undefined => {
    const entry: Translatable & { readonly file: string } = files[name];
    const english = check(entry.file, entry.schema);
    const own = language === "en" ? undefined : check(fileIn(language, entry.file), translatedSchema(entry));
    return (own ? withShared(entry, own, english) : english) as Sources[Name] | undefined; // the schema's own type
  };
  const business = read("business");
  const facts = read("facts");
  const company = read("company");
  const words = read("words");
  return business && facts && company && words && namedFacts({ business, facts, company, words, language });
};
