import type { z } from "zod";
import { checkFile } from "./check-file";
import { namedFacts, type NamedFacts } from "./named-facts";
import { readIfPresent } from "./read-folder";
import { files } from "./schema";
import type { Language } from "./shared/languages";

const lastFacts = new Map<Language, NamedFacts>();

/** Reads the facts that texts refer to; nothing while their files are wrong, which is reported where they are read as content. */
export const readFacts = (root: string, language: Language = "en"): NamedFacts | undefined => {
  const read = <Output>({ file, schema }: { readonly file: string; readonly schema: z.ZodType<Output> }): Output | undefined => {
    const bytes = readIfPresent(root, file);
    const translated = language === "en" ? undefined : `${language}/${file}`;
    const own = translated && readIfPresent(root, translated);
    const outcome = bytes && (own ? checkFile(translated, own, schema, undefined, { file, bytes }) : checkFile(file, bytes, schema));
    return outcome && "data" in outcome ? outcome.data : undefined;
  };
  const business = read(files.business);
  const facts = read(files.facts);
  const company = read(files.company);
  const words = read(files.words);
  const named = business && facts && company && words && namedFacts({ business, facts, company, words, language });
  // The same facts are the same object, so that files are not read again for them.
  if (named && JSON.stringify(named) === JSON.stringify(lastFacts.get(language))) return lastFacts.get(language);
  if (named) lastFacts.set(language, named);
  return named;
};
