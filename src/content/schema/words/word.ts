/** Builder for fields with strings of the interface. */
import { closest } from "fastest-levenshtein";
import { z } from "zod";
import { bracesIn } from "../../shared/placeholders";

const listed = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(" and ");

interface WordLimits {
  /** Names of placeholders. Each must occur in braces at least once, and no others may. */
  readonly holds?: readonly string[];
  /** Maximum length in characters. */
  readonly max?: number;
}

/**
 * Builds a field for one string of the interface.
 *
 * @param title its name in the CMS
 * @param description where the site shows it
 */
export const word = (title: string, description: string, { holds = [], max = 60 }: WordLimits = {}) =>
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
      widget: max > 100 ? "text" : "string",
    });
