/** Generates the first version of a place's page, with the owner's text and links to services. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { mapTexts } from "../../src/content/facts/map-texts";
import type { Language } from "../../src/content/shared/languages";
import { fillIn } from "../../src/content/shared/placeholders";

interface Place {
  readonly name: string;
  readonly text: string;
  /** Sort position among the service areas, starting at 1. */
  readonly position: number;
}

/** Returns the fields of a place's page. */
export const placePage = (
  language: Language,
  { name, text, position }: Place,
  services: readonly Readonly<Record<"slug" | "summary", string>>[],
) => {
  const templates = parse(readFileSync("scripts/adopt/place-page.yml", "utf8")) as Readonly<Record<Language, { services: object }>>;
  const [first] = new Intl.Segmenter(language, { granularity: "sentence" }).segment(text);
  const values = { place: name, text, sentence: (first?.segment ?? text).trim().slice(0, 200) };
  // Safe cast: `mapTexts` changes only strings.
  const page = mapTexts(templates[language], (template) => fillIn(template, values)) as (typeof templates)[Language];
  return {
    ...page,
    services: { ...page.services, items: services.map(({ slug, summary }) => ({ service: slug, description: summary })) },
    menu: { order: position },
    served: position,
  };
};
