/** What could be better about one file: wording, facts written out, search texts. Each piece can be acted on in a minute. */
import type { NamedFacts } from "../named-facts";
import { files, lists } from "../schema";
import { DESCRIPTION_LIMIT, TITLE_LIMIT, type Seo } from "../schema/seo";
import { englishFile } from "../shared/languages";
import { claims, spanishClaims } from "./claims";
import { sentencesOf, type WrittenFile } from "./passages";

/** One thing that could be better in one place of one file. */
export interface Advice {
  /** Path below `content/`. */
  readonly file: string;
  /** Line in that file, counted from 1, where it is known. */
  readonly line?: number | undefined;
  readonly field: string;
  /** What was noticed, and why it matters. */
  readonly why: string;
  /** What to do about it. */
  readonly fix: string;
}

const SHOWN = 80;
/** Files that hold what the owner alone can know. */
const OF_OWNER: ReadonlySet<string> = new Set([files.business.file, files.facts.file, files.company.file]);
/** The words of buttons and messages may be glad. */
const MAY_BE_GLAD: ReadonlySet<string> = new Set([files.words.file]);

/** Advises on claims. What customers say in reviews are their words, and the facts about the company are its owner's. */
export const claimAdvice = ({ file, passages }: WrittenFile): readonly Advice[] =>
  OF_OWNER.has(englishFile(file)) || file === lists.testimonials.file
    ? []
    : passages.flatMap(({ field, line, text }) =>
        sentencesOf(text)
          .filter((sentence) => !sentence.endsWith("?"))
          .flatMap((sentence) =>
            Object.entries(file === englishFile(file) ? claims : spanishClaims)
              .filter(([why, claim]) => claim.test(sentence) && !(why === "no exclamation marks" && MAY_BE_GLAD.has(englishFile(file))))
              .map(([why]) => {
                const said = sentence.length > SHOWN ? `${sentence.slice(0, SHOWN)}...` : sentence;
                return { file, line, field, why: `"${said}": ${why}.`, fix: "Say what can be shown, or leave it out." };
              }),
          ),
      );

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The facts that a text can be told to say by their words alone: a bare figure may mean anything. */
const TELLING = ["company", "company-short", "phone", "email", "driveway-price", "square-foot-price", "temperature", "dry-weather"];

/** Advises where a text writes a fact out. The longer fact comes first: the company's full name holds its short one. */
export const factAdvice = ({ file, passages }: WrittenFile, facts: NamedFacts): readonly Advice[] => {
  const known = TELLING.flatMap((name) => {
    const text = facts[name]?.text;
    // Not inside a longer figure, word or address: $200 is none of $2000.
    return text === undefined ? [] : [{ name, text, said: new RegExp(String.raw`(?<![\w$/.-])${escaped(text)}(?![\w/]|-\d)`) }];
  }).sort((one, other) => other.text.length - one.text.length);
  if (OF_OWNER.has(englishFile(file))) return [];
  return passages.flatMap(({ field, line, text: passage }) => {
    const found = known.find(({ said }) => said.test(passage));
    // The words state some facts themselves.
    if (!found || (MAY_BE_GLAD.has(englishFile(file)) && passage === found.text)) return [];
    const why = `"${found.text}" is a fact of the settings, written out: when it changes there, this text says the old one.`;
    return [{ file, line, field, why, fix: `Write {{${found.name}}} in its place.` }];
  });
};

/** A title or description shorter than this says too little to be chosen in a list of results. */
const TITLE_FLOOR = 15;
const DESCRIPTION_FLOOR = 80;

const lengthOf = (what: string, text: string | undefined, least: number, most: number): readonly string[] => {
  if (text === undefined) return [`no ${what} of its own`];
  return text.length < least || text.length > most ? [`${what} of ${text.length} characters, ${least} to ${most} are right`] : [];
};

/** What search results show of a page, and the page as a file. */
export interface SearchTexts {
  readonly file: string;
  readonly seo?: Partial<Seo> | undefined;
}

/** Advises on a page's search texts: missing, too short, too long, or the same as another page's. */
export const searchAdvice = ({ file, seo = {} }: SearchTexts, others: readonly SearchTexts[] = []): readonly Advice[] => {
  const same = (["title", "description"] as const).flatMap((what) => {
    const own = seo[what]?.toLowerCase();
    const twins = others.filter((other) => other.file !== file && own !== undefined && other.seo?.[what]?.toLowerCase() === own);
    return twins.map((twin) => `the same ${what} as ${twin.file}`);
  });
  const problems = [
    ...lengthOf("title", seo.title, TITLE_FLOOR, TITLE_LIMIT),
    ...lengthOf("description", seo.description, DESCRIPTION_FLOOR, DESCRIPTION_LIMIT),
    ...same,
  ];
  const fix = "Write a search title and a description that say what only this page has.";
  return problems.length === 0 ? [] : [{ file, field: "seo", why: `Search results show it: ${problems.join("; ")}.`, fix }];
};
