/** Finds facts that are written out where a reference would follow the next change by itself. */
import type { NamedFact, NamedFacts } from "../content/named-facts";
import { files } from "../content/schema";
import type { Advice } from "./advice";
import type { WrittenFile } from "./passages";

/** How a sentence says a fact whose bare figure may mean anything: `#` stands for the figure. */
const PHRASES: Readonly<Record<string, readonly string[]>> = {
  "answer-hours": ["within # hours"],
  "warranty-years": ["#-year"],
  "reseal-years": ["# years"],
  "restripe-months": ["# months"],
  "new-asphalt-days": ["# days"],
  "walk-hours": ["after # hours", "about # hours"],
  "drive-hours": ["# hours"],
  "crack-from": ["# inch", "#-inch"],
  "crack-to": ["# inch", "#-inch"],
  "overlay-inches": ["# inch", "#-inch"],
  "overlay-years": ["# years"],
  "repaving-times": ["# times"],
};
/** Facts that no text can be told from a word of its own: a city, a year, one figure of a range, "by email". */
const COMMON: ReadonlySet<string> = new Set([
  "city",
  "price-year",
  "commercial-reseal-years",
  "lowest-temperature",
  "highest-temperature",
  "photo-ways",
  "photo-messages",
]);
/** The files that hold the facts themselves. */
const SOURCES: ReadonlySet<string> = new Set([files.business.file, files.facts.file]);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

interface Said {
  readonly name: string;
  readonly said: RegExp;
}

const sayings = (facts: NamedFacts): readonly Said[] =>
  Object.entries(facts)
    .filter((entry): entry is [string, NamedFact & { readonly text: string }] => entry[1].text !== undefined && !COMMON.has(entry[0]))
    .map(([name, { text }]) => {
      const phrases = (PHRASES[name] ?? ["#"]).map((phrase) => escaped(phrase).replace("#", () => escaped(text)));
      // Not inside a longer figure or word: 2-3 is no part of 12-3, $200 none of $2000.
      return { name, said: new RegExp(String.raw`(?<![\w$/.-])(?:${phrases.join("|")})(?![\w/]|-\d)`) };
    });

/** Advises where a text writes a fact out. The longer fact comes first: the company's full name holds its short one. */
export const factAdvice = (written: readonly WrittenFile[], facts: NamedFacts): readonly Advice[] => {
  const all = sayings(facts).toSorted((one, other) => other.said.source.length - one.said.source.length);
  return written
    .filter(({ file }) => !SOURCES.has(file))
    .flatMap(({ file, passages }) =>
      passages.flatMap(({ field, line, text }) => {
        const found = all.find(({ said }) => said.test(text));
        if (!found) return [];
        const [said = ""] = found.said.exec(text) ?? [];
        return [
          {
            file,
            line,
            field,
            why: `"${said}" is a fact of the settings, written out: when it changes there, this text says the old one.`,
            mend: `Write {{${found.name}}} in the place of "${facts[found.name]?.text ?? ""}".`,
          },
        ];
      }),
    );
};
