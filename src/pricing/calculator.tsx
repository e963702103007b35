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
  /** Address of the form, if not the English one. */
  readonly contact?: string | undefined;
}

/** Id of the answer. A page has one calculator. */
const ANSWER = "calculator-answer";

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

/** Asks for the kind, size and condition of a surface, and answers with a price range. Sends nothing. */
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
    // The visitor may have submitted before this script loaded.
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
    // On a phone, Enter in a field submits while the answer is out of view.
    if (answered !== undefined) answer.current?.scrollIntoView({ block: "nearest" });
  }, [answered]);
  const hasPrice = (basis: string) => shows(kind, basis) && Boolean(basis === "driveway" ? prices.driveway : prices.squareFoot);
  const kinds = calculator.kinds.flatMap(({ label, basis }, index) => (hasPrice(basis) ? [{ label, value: String(index) }] : []));

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    show();
  };

  return (
    // The answer is for the current fields; remove it when they change.
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
