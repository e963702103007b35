/** Builds the schemas of UI strings from the catalogs in this folder (JSON files). TypeScript infers the schemas' types from the JSON. */
import { closest } from "fastest-levenshtein";
import { z } from "zod";
import { bracesIn } from "../../shared/placeholders";

const listed = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(" and ");

interface WordLimits {
  /** Placeholders that the string must contain in braces. No others are allowed. */
  readonly placeholders?: readonly string[];
  /** Maximum length in characters, including placeholders. */
  readonly max?: number;
  /** The CMS widget: `string` (one line) or `text` (several lines). Defaults to `text` if `max` is over 120. */
  readonly widget?: string;
}

/** A UI string, or a group of UI strings. */
export interface CatalogItem extends WordLimits {
  /** Label in the CMS. */
  readonly title: string;
  /** Hint in the CMS: where the site shows the string. */
  readonly hint?: string;
  readonly optional?: boolean;
  readonly words?: Catalog;
}

type Catalog = Readonly<Record<string, CatalogItem>>;

type Wrapped<Item, Schema extends z.ZodType> = Item extends { readonly optional: boolean } ? z.ZodOptional<Schema> : Schema;

/** Schema types of a catalog's fields, by name. */
export type Fields<Items> = {
  readonly [Name in keyof Items]: Items[Name] extends { readonly words: infer Words }
    ? Wrapped<Items[Name], z.ZodObject<Fields<Words>, z.core.$strict>>
    : Wrapped<Items[Name], z.ZodString>;
};

/**
 * Builds the schema of one UI string.
 *
 * @param title label in the CMS
 * @param description where the site shows the string
 */
export const word = (
  title: string,
  description: string,
  { placeholders = [], max = 60, widget = max > 120 ? "text" : "string" }: WordLimits = {},
) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .superRefine((text, context) => {
      const found = bracesIn(text);
      const names = placeholders.map((name) => `{${name}}`);
      const report = (expected: string, fix: string) => context.addIssue({ code: "custom", message: expected, params: { fix } });
      for (const braces of found.filter((braced) => !names.includes(braced))) {
        const fix = placeholders.length > 0 ? `Did you mean {${closest(braces, [...placeholders])}}?` : `Delete ${braces}.`;
        report(placeholders.length > 0 ? `no placeholders other than ${listed(placeholders)}` : "no placeholders", fix);
      }
      const missing = placeholders.filter((name) => !found.includes(`{${name}}`));
      if (missing.length > 0) report(`${listed(missing)} in the text`, `Add ${listed(missing)} to the text.`);
    })
    .meta({
      title,
      description: placeholders.length > 0 ? `${description} Keep ${listed(placeholders)}, which the site fills in.` : description,
      widget,
    });

const fieldOf = ({ title, hint, optional = false, words, ...limits }: CatalogItem): z.ZodType => {
  const field = words
    ? z.strictObject(fieldsOf(words)).meta({ title, ...(hint && { description: hint }) })
    : word(title, hint ?? "", limits);
  return optional ? field.optional() : field;
};

/** Builds the schemas of a catalog's fields. */
export const fieldsOf = <Items extends Catalog>(catalog: Items): Fields<Items> =>
  // Safe cast: `fieldOf` builds the schema that `Fields` declares for the item.
  Object.fromEntries(Object.entries(catalog).map(([name, item]) => [name, fieldOf(item)])) as Fields<Items>;
