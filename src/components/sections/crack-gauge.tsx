import { useContext } from "react";
import { routes } from "../../content/shared/routes";
import type { Extras, Preselected } from "../../content/settings";
import { ANSWER_PREFIX, GAUGE_WORK, PAGE_PARTS, type PriceKind } from "../../content/shared/constants";
import { SubmitButton } from "../ui/button";
import { nowrap } from "../../content/format/nowrap";
import { PageLanguage } from "../ui/page-language";
import { Section } from "../ui/section";
import { useWords } from "../ui/words";
import * as styles from "./crack-gauge.module.css";

/** CSS pixels per inch. */
const INCH = 96;
/** Diameter of a quarter: 0.955 inch (31 U.S.C. 5112(a)(2)). */
const QUARTER = 0.955 * INCH;
/** Width of the line around the quarter, which is dashed like the coin's edge. */
const QUARTER_EDGE = 3.5;
/** Size of the diagram of a choice. */
const WIDTH = 90;
const HEIGHT = 60;

type CrackGaugeProps = NonNullable<Extras["crackGauge"]> & { readonly preselected: Preselected };

/** Converts a fraction of an inch, such as 1/4, to CSS pixels. */
const pixels = (fraction: string): number => {
  const [numerator = 0, denominator = 1] = fraction.split("/").map(Number);
  return (numerator / denominator) * INCH;
};

/** Returns the SVG path of a vertical crack with ragged edges and a constant width. */
const crack = (width: number): string =>
  `M${Math.round(WIDTH / 2 - width / 2)} 0l4 15-7 15 6 15-4 15h${width.toFixed(1)}l4-15-6-15 7-15-4-15z`;

/** SVG path of each crack pattern. */
const PATTERNS = {
  line: "M43 0l4 15-7 15 6 15-4 15",
  blocks: "M0 20l30-3 30 4 30-3M0 46l30-3 30 4 30-4M28 0l2 17v43M58 0l2 21-1 39",
  plates: "M0 12l16 6 14-9 16 8 14-8 14 8 16-5M0 36l14-7 18 7 14-7 16 7 14-7 14 5M16 18l-2 11m32-12v12m28-12 2 12M32 36l-2 24m32-24-1 24",
};

/** SVG path of the cross section for each place where a crack can occur. */
const PLACES = {
  firm: "M0 20H41l4 22 4-22H90",
  edge: "M0 20H33l4 20 4-20H58l6 18h26",
  sunk: "M0 16H41l5 28 3-14q20-2 41-10",
};

/** Renders a quarter at true size, with both width limits marked. Spaces separate the texts in text browsers. */
const Coin = ({ label, limits }: { readonly label: string; readonly limits: CrackGaugeProps["limits"] }) => {
  // The ruler below the coin starts at x = 1.
  const marks = [limits.crackFrom, limits.crackTo].map((fraction) => ({ fraction, x: pixels(fraction) + 1 }));
  return (
    <svg className={styles.coin} viewBox="0 0 94 118" width="94" height="118" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="47" cy="47" r={(QUARTER - QUARTER_EDGE) / 2} strokeWidth={QUARTER_EDGE} strokeDasharray="1.5 1" />
      <path d={`M1 100v-10${marks.map(({ x }) => `M${x} 100V62`).join("")}M1 96H${marks[1]?.x ?? 1}`} />
      <g fill="currentColor" stroke="none" fontSize="14" textAnchor="middle">
        <text x="47" y="48" fontWeight="700">
          {label}{" "}
        </text>
        {marks.map(({ fraction, x }) => (
          <text key={fraction} x={x} y="115">
            {fraction}{" "}
          </text>
        ))}
      </g>
    </svg>
  );
};

interface QuestionProps<Choice extends string> {
  readonly name: string;
  readonly words: Readonly<Record<Choice | "question", string>>;
  /** The choice that is selected initially, which produces the sample answer. */
  readonly chosen: Choice;
  /** SVG path of each choice's diagram. Choices that affect the answer have a class in crack-gauge.module.css. */
  readonly shapes: Readonly<Record<Choice, string>>;
  /** Whether the shapes are filled instead of stroked. */
  readonly isFilled?: boolean;
}

const Question = <Choice extends string>({ name, words, chosen, shapes, isFilled }: QuestionProps<Choice>) => (
  <fieldset>
    <legend>{words.question}</legend>
    <div className={styles.choices}>
      {(Object.keys(shapes) as Choice[]).map((choice) => (
        <label key={choice}>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio={isFilled ? undefined : "none"} aria-hidden="true">
            <path d={shapes[choice]} className={isFilled ? undefined : styles.stroke} />
          </svg>
          <span>
            <input
              type="radio"
              name={ANSWER_PREFIX + name}
              value={words[choice]}
              className={styles[choice]}
              defaultChecked={choice === chosen}
            />
            {nowrap(words[choice])}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);

/**
 * Renders the crack gauge with a sample answer. No JavaScript is needed: `:has()` selectors in crack-gauge.module.css choose the answer,
 * and the form's query string passes the choices to the contact page. Printed pages, and browsers without `:has()`, list every answer
 * with its condition.
 */
export const CrackGauge = ({
  heading,
  text,
  coin,
  width,
  pattern,
  place,
  prompt,
  price,
  season,
  limits,
  preselected,
  ...answers
}: CrackGaugeProps) => {
  const buttons = useWords("buttons");
  const { link } = useContext(PageLanguage);
  const [from, to] = [pixels(limits.crackFrom), pixels(limits.crackTo)];
  // The wide crack is only a little wider than the upper limit, so that its diagram still shows asphalt on both sides.
  const widths = { narrow: crack(from / 2), between: crack((from + to) / 2), wide: crack(to + from / 4) };
  return (
    <Section heading={heading} text={text} background="sand" id={PAGE_PARTS.crackGauge}>
      <form action={`${link(routes.contact)}#${PAGE_PARTS.quote}`} className={styles.gauge}>
        {/*
         * On a choice, Enter presses the form's first submit button, even if CSS hides that button
         * (https://html.spec.whatwg.org/#implicit-submission). This one sends only the choices, not an answer that the visitor does not see.
         */}
        <button type="submit" hidden>
          {buttons.estimate}
        </button>
        <div className={styles.questions}>
          <Coin label={coin} limits={limits} />
          <Question name="width" words={width} chosen="between" shapes={widths} isFilled />
          <Question name="pattern" words={pattern} chosen="line" shapes={PATTERNS} />
          <Question name="place" words={place} chosen="firm" shapes={PLACES} />
        </div>
        <div role="status" className={styles.answers} data-dark="">
          <p className={styles.prompt}>{nowrap(prompt)}</p>
          {(["wait", "seal", "fill", "patch"] as const).map((name) => {
            const answer = answers[name];
            const work: PriceKind | undefined = GAUGE_WORK[name];
            return (
              <div key={name} className={`${styles.answer} ${styles[name]}`}>
                <h3>{nowrap(answer.title)}</h3>
                <p className={styles.condition}>{nowrap(answer.condition)}</p>
                <p>{nowrap(answer.text)}</p>
                <dl>
                  {answer.price && (
                    <div>
                      <dt>{price}</dt>
                      <dd>{nowrap(answer.price)}</dd>
                    </div>
                  )}
                  <div>
                    <dt>{season}</dt>
                    <dd>{nowrap(answer.season)}</dd>
                  </div>
                </dl>
                {/* The quote form preselects the service that follows the prefix; with no suffix, it preselects none. */}
                <SubmitButton name={ANSWER_PREFIX + ((work && preselected[work]) ?? "")} value={answer.title}>
                  {buttons.estimate}
                </SubmitButton>
              </div>
            );
          })}
        </div>
      </form>
    </Section>
  );
};
