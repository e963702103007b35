import { useEffect, useRef, useState, type FormEvent } from "react";
import { SubmitButton } from "../components/ui/button";
import { Answer } from "./answer";
import { Choice } from "./choice";
import { answerTo, type Answered } from "./answer-to";
import { shows } from "./rows";
import { FIELDS, SizeFields } from "./size-fields";
import type { Prices } from "../content/settings";
import type { CalculatorGuide, PriceKind } from "./types";
import * as styles from "./calculator.module.css";

export interface CalculatorProps {
  readonly kind: PriceKind;
  readonly prices: Prices;
  readonly guide: CalculatorGuide;
  /** Address of the form, where it is not the English one. */
  readonly contact?: string | undefined;
}

/** Id of the answer; a page has one calculator. */
const ANSWER = "calculator-answer";

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

/** Asks what it is, how large and in what state, and answers with a range. Nothing of it leaves the page. */
export const Calculator = ({ kind, prices, guide, contact }: CalculatorProps) => {
  const { calculator } = guide;
  const [answered, setAnswered] = useState<Answered>();
  const answer = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const show = () => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    setAnswered(answerTo((name) => textIn(fields, name), prices, guide));
  };
  useEffect(() => {
    // The visitor may have asked before this script came.
    const fields = new FormData(form.current ?? undefined);
    if (
      Object.values(FIELDS)
        .flat()
        .some((name) => textIn(fields, name))
    )
      show();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  useEffect(() => {
    // Enter in a field asks from above the answer on a phone.
    if (answered !== undefined) answer.current?.scrollIntoView({ block: "nearest" });
  }, [answered]);
  const hasPrice = (basis: string) => shows(kind, basis) && Boolean(basis === "driveway" ? prices.driveway : prices.squareFoot);
  const kinds = calculator.kinds.flatMap(({ label, basis }, index) => (hasPrice(basis) ? [{ label, value: String(index) }] : []));

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    show();
  };

  return (
    // An answer belongs to what is in the fields: it goes when they change.
    <form
      ref={form}
      className={styles.calculator}
      aria-label={calculator.summary}
      method="dialog"
      noValidate
      data-screen-only=""
      onSubmit={onSubmit}
      onInput={() => setAnswered(undefined)}
    >
      <Choice name="kind" question={calculator.kind} options={kinds} />
      <SizeFields
        words={calculator.size}
        hasStalls={Boolean(prices.stallSquareFeet)}
        fault={answered && "refusal" in answered ? { field: answered.field, reason: ANSWER } : undefined}
      />
      <Choice
        name="condition"
        question={calculator.condition}
        options={calculator.conditions.map(({ label }, index) => ({ label, value: String(index) }))}
      />
      <SubmitButton>{calculator.button}</SubmitButton>
      <div ref={answer} id={ANSWER} role="status" className={styles.answer}>
        {answered && ("refusal" in answered ? <p>{answered.refusal}</p> : <Answer {...answered} contact={contact} />)}
      </div>
    </form>
  );
};
