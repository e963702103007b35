import { useEffect, useRef, useState } from "react";
import { SubmitButton } from "../components/ui/button";
import { Answer } from "./answer";
import { answerTo, type Answered, type CalculatorGuide, type Fields } from "./answer-to";
import { PAGE_PARTS, type PriceKind } from "../content/shared/constants";
import { SUBMITTED } from "../client/islands/roots";
import { hasPrice, includesBasis } from "../content/format/price-rows";
import type { Prices, PriceGuide } from "../content/settings";
import * as styles from "./calculator.module.css";
import type { SizeField } from "./size";

interface ChoiceProps {
  readonly name: string;
  readonly question: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Renders a group of radio buttons with the first one checked. */
const Choice = ({ name, question, options }: ChoiceProps) => (
  <fieldset className={styles.choice}>
    <legend>{question}</legend>
    {options.map(({ value, label }, index) => (
      <label key={value}>
        <input type="radio" name={name} value={value} defaultChecked={index === 0} />
        {label}
      </label>
    ))}
  </fieldset>
);

const WAYS = ["area", "sides", "stalls"] as const;
/** Field names for each way to enter a size. */
const FIELDS = { area: ["area"], sides: ["length", "width"], stalls: ["stalls"] } as const;

interface SizeFieldsProps {
  readonly words: PriceGuide["calculator"]["size"];
  /** Whether the visitor can enter a number of stalls. */
  readonly hasStalls: boolean;
  /** The invalid field, and the id of its error message. */
  readonly fault?: { readonly field: SizeField; readonly reason: string } | undefined;
}

/** Renders the ways to enter a size and the fields of each. CSS shows only the chosen way's fields, so this works before hydration. */
const SizeFields = ({ words, hasStalls, fault }: SizeFieldsProps) => {
  const ways = WAYS.filter((way) => hasStalls || way !== "stalls");
  return (
    <div className={styles.size}>
      <Choice name="way" question={words.question} options={ways.map((value) => ({ value, label: words[value] }))} />
      {ways.map((way) => (
        <p key={way} className={`${styles.fields} ${styles[way]}`}>
          {FIELDS[way].map((field) => (
            <label key={field}>
              <span>{words[field]}</span>
              <input
                name={field}
                type="text"
                inputMode={field === "stalls" ? "numeric" : "decimal"}
                autoComplete="off"
                maxLength={30}
                {...(fault?.field === field && { "aria-invalid": true, "aria-describedby": fault.reason })}
              />
            </label>
          ))}
        </p>
      ))}
    </div>
  );
};

export interface CalculatorProps {
  readonly kind: PriceKind;
  readonly prices: Prices;
  readonly guide: CalculatorGuide;
  /** Path of the contact page. Defaults to the English one. */
  readonly contact?: string | undefined;
}

// Safe cast: all values are strings, because the form has no file field.
const fieldsIn = (form: HTMLFormElement | null) => Object.fromEntries(new FormData(form ?? undefined)) as Fields;

/** Renders a form that asks for the kind, size and condition of a surface, and shows a price range. Sends nothing. */
export const Calculator = ({ kind, prices, guide, contact }: CalculatorProps) => {
  const { calculator } = guide;
  const [answered, setAnswered] = useState<Answered>();
  const answer = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const show = () => setAnswered(answerTo(fieldsIn(form.current), prices, guide));
  useEffect(() => {
    // Answer only if the form was submitted before hydration (src/client/islands/on-interaction.ts), not if the visitor was only typing.
    if (form.current && SUBMITTED in form.current.dataset) show();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only on mount
  }, []);
  useEffect(() => {
    // On a phone, pressing Enter in a field submits the form while the answer is out of view.
    if (answered !== undefined) answer.current?.scrollIntoView({ block: "nearest" });
  }, [answered]);
  const kinds = calculator.kinds.flatMap(({ label, basis }, index) =>
    hasPrice(kind, basis, prices) ? [{ label, value: String(index) }] : [],
  );

  return (
    // `onInput` removes the answer, which is out of date once the input changes.
    <form
      ref={form}
      className={styles.calculator}
      aria-label={calculator.summary}
      // Outside a dialog, this sends nothing, even before hydration.
      method="dialog"
      noValidate
      // A form that was submitted before hydration has an attribute that React does not know.
      suppressHydrationWarning
      data-screen-only=""
      onSubmit={(event) => {
        event.preventDefault();
        show();
      }}
      onInput={() => setAnswered(undefined)}
    >
      <Choice name="kind" question={calculator.kind} options={kinds} />
      <SizeFields
        words={calculator.size}
        // Only a lot has stalls, and only the area of a stall converts their number to an area.
        hasStalls={Boolean(prices.stallSquareFeet) && includesBasis(kind, "lot")}
        fault={answered && "refusal" in answered ? { field: answered.field, reason: PAGE_PARTS.answer } : undefined}
      />
      <Choice
        name="condition"
        question={calculator.condition}
        options={calculator.conditions.map(({ label }, index) => ({ label, value: String(index) }))}
      />
      <SubmitButton>{calculator.button}</SubmitButton>
      <div ref={answer} id={PAGE_PARTS.answer} role="status" className={styles.answer}>
        {answered && ("refusal" in answered ? <p>{answered.refusal}</p> : <Answer {...answered} contact={contact} />)}
      </div>
    </form>
  );
};
