import type { z } from "zod";
import { checkFile } from "./check-file";
import { namedFacts, type NamedFacts } from "./named-facts";
import { readIfPresent } from "./read-folder";
import { files } from "./schema";

let lastFacts: NamedFacts | undefined;

/** Reads the facts that texts refer to; nothing while their files are wrong, which is reported where they are read as content. */
export const readFacts = (root: string): NamedFacts | undefined => {
  const read = <Output>(file: string, schema: z.ZodType<Output>): Output | undefined => {
    const bytes = readIfPresent(root, file);
    const outcome = bytes && checkFile(file, bytes, schema);
    return outcome && "data" in outcome ? outcome.data : undefined;
  };
  const business = read(files.business.file, files.business.schema);
  const facts = read(files.facts.file, files.facts.schema);
  const company = read(files.company.file, files.company.schema);
  const words = read(files.words.file, files.words.schema);
  const named = business && facts && company && words && namedFacts({ business, facts, company, words });
  // The same facts are the same object, so that files are not read again for them.
  if (JSON.stringify(named) !== JSON.stringify(lastFacts)) lastFacts = named;
  return lastFacts;
};
