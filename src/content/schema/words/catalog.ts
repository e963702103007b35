/** Builds the fields of the interface's strings from catalogs: the JSON files in this folder, which also type them. */
import { closest } from "fastest-levenshtein";
import { z } from "zod";
import { bracesIn } from "../../shared/placeholders";

const listed = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(" and ");

interface WordLimits {
  /** Names of placeholders. Each must occur in braces at least once, and no others may. */
  readonly holds?: readonly string[];
  /** Maximum length in characters, including the names of placeholders. */
  readonly max?: number;
  /** The editor's field: one line or several. By default, text of more than 120 characters has several. */
  readonly widget?: string;
}

/** A string of the interface, or a group of them. */
export interface CatalogItem extends WordLimits {
  /** Its name in the CMS. */
  readonly title: string;
  /** Where the site shows it. */
  readonly hint?: string;
  readonly optional?: boolean;
  readonly words?: Catalog;
}

type Catalog = Readonly<Record<string, CatalogItem>>;

type Wrapped<Item, Schema extends z.ZodType> = Item extends { readonly optional: boolean } ? z.ZodOptional<Schema> : Schema;

/** The fields of a catalog's items, by name. */
export type Fields<Items> = {
  readonly [Name in keyof Items]: Items[Name] extends { readonly words: infer Words }
    ? Wrapped<Items[Name], z.ZodObject<Fields<Words>, z.core.$strict>>
    : Wrapped<Items[Name], z.ZodString>;
};

/**
 * Builds a field for one string of the interface.
 *
 * @param title its name in the CMS
 * @param description where the site shows it
 */
export const word = (
  title: string,
  description: string,
  { holds = [], max = 60, widget = max > 120 ? "text" : "string" }: WordLimits = {},
) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .superRefine((text, context) => {
      const found = bracesIn(text);
      const names = holds.map((name) => `{${name}}`);
      const report = (message: string, fix: string) => context.addIssue({ code: "custom", message, params: { fix } });
      for (const braces of found.filter((braced) => !names.includes(braced))) {
        const fix = holds.length > 0 ? `Did you mean {${closest(braces, [...holds])}}?` : `Take ${braces} out: this text holds no value.`;
        report(holds.length > 0 ? `no other braces than ${listed(holds)}` : "no braces", fix);
      }
      const missing = holds.filter((name) => !found.includes(`{${name}}`));
      if (missing.length > 0) report(`${listed(missing)} among the words`, `Write ${listed(missing)} where the value belongs.`);
    })
    .meta({
      title,
      description: holds.length > 0 ? `${description} Keep ${listed(holds)}: the site puts the value there.` : description,
      widget,
    });

const fieldOf = ({ title, hint, optional = false, words, ...limits }: CatalogItem): z.ZodType => {
  const field = words
    ? z.strictObject(fieldsOf(words)).meta({ title, ...(hint && { description: hint }) })
    : word(title, hint ?? "", limits);
  return optional ? field.optional() : field;
};

/** Builds the fields of a catalog. */
export const fieldsOf = <Items extends Catalog>(catalog: Items): Fields<Items> =>
  Object.fromEntries(Object.entries(catalog).map(([name, item]) => [name, fieldOf(item)])) as Fields<Items>; // fieldOf builds what Fields states
