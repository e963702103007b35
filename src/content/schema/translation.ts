/** Schemas of translated files, which take shared fields from the English file and have a review state. */
import { z } from "zod";
import type { Language } from "../shared/languages";
import { toggle } from "./fields";

const reviewed = toggle("Reviewed", "Turn this on once a person who speaks the language has read the file. Public sites require it.");

/** A type of file that can be translated. */
export interface Translatable {
  readonly schema: z.ZodObject;
  /** Fields that only the English file has, because they are the same in every language. */
  readonly shared?: readonly string[] | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** Translated schemas by type of file. */
const translatedSchemas = new WeakMap<Translatable, z.ZodObject>();

/**
 * Returns the schema of a translated file: the English fields, without shared fields, plus `reviewed`. Returns the same schema each time,
 * because the results of checks are cached by schema.
 */
export const translatedSchema = (entry: Translatable): z.ZodObject => {
  const { schema, shared = [] } = entry;
  const known = translatedSchemas.get(entry);
  if (known) return known;
  const fields = Object.entries(schema.shape).filter(([name]) => !shared.includes(name));
  // The id stays with the English schema, because Zod's registry has one schema for each id.
  const made = schema
    .clone({ ...schema.def, shape: { reviewed, ...Object.fromEntries(fields) } })
    .meta({ ...schema.meta(), id: undefined });
  translatedSchemas.set(entry, made);
  return made;
};

/** Returns the schema of a file, or of a folder's entries, in a language. */
export const schemaIn = (language: Language, entry: Translatable): z.ZodObject =>
  language === "en" ? entry.schema : translatedSchema(entry);

/** Returns a translated file's fields without `reviewed`, plus the English file's shared fields; without an English file, the defaults. */
export const withShared = ({ schema, shared = [] }: Translatable, translated: Fields, english: unknown): Fields => {
  const sharedSchema = z.object(Object.fromEntries(shared.map((name) => [name, schema.shape[name] ?? z.never()])));
  const stated = typeof english === "object" && english !== null ? Object.entries(english) : Object.entries(sharedSchema.parse({}));
  const fields = [
    ...stated.filter(([name]) => shared.includes(name)),
    ...Object.entries(translated).filter(([name]) => name !== "reviewed" && !shared.includes(name)),
  ];
  return Object.fromEntries(fields);
};
