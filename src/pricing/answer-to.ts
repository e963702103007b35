/** Builds the calculator's answer as text from its fields. */
import { fillIn } from "../content/shared/placeholders";
import { dollars, priceRange } from "../content/format/money";
import type { AnswerProps } from "./answer";
import { serviceOf } from "./ask";
import { estimate, type Estimate } from "./estimate";
import { amountInWords, type SizeField, type WrittenSize } from "./size";
import type { Prices } from "../content/settings";
import type { CalculatorGuide } from "./types";

/** The reason for no answer, and the field it is about. */
export interface Refusal {
  readonly refusal: string;
  readonly field: SizeField;
}

export type Answered = AnswerProps | Refusal | undefined;

/** Multiple of the largest typical size from which the answer asks whether the area is right. */
const LARGE_TIMES = 10;

const writtenSize = (field: (name: string) => string): WrittenSize => {
  const way = field("way");
  if (way === "sides") return { way, length: field("length"), width: field("width") };
  return way === "stalls" ? { way, stalls: field("stalls") } : { way: "area", area: field("area") };
};

const sizeInWords = (way: WrittenSize["way"], { amount, area }: Estimate, { size }: CalculatorGuide["calculator"]): string => {
  if (amount === undefined) return "";
  const isStalls = way === "stalls" && area?.high !== amount;
  return isStalls ? fillIn(size.stallsSaid, { count: amountInWords(amount) }) : fillIn(size.areaSaid, { size: amountInWords(amount) });
};

/** Returns a remark about an unusual area. */
const areaNotes = ({ area }: Estimate, { sizes, calculator }: CalculatorGuide): readonly string[] => {
  if (!area) return [];
  if (area.high < Math.min(...sizes)) return [calculator.answer.small];
  return area.low > LARGE_TIMES * Math.max(...sizes) ? [calculator.answer.large] : [];
};

/**
 * Answers the calculator's fields.
 *
 * @param field returns the value of a field by name; empty if there is no such field
 */
export const answerTo = (field: (name: string) => string, prices: Prices, guide: CalculatorGuide): Answered => {
  const { kinds, conditions, answer, refusals } = guide.calculator;
  const kind = kinds[Number(field("kind"))];
  const condition = conditions[Number(field("condition"))];
  if (!kind || !condition) return undefined;
  const { basis } = kind;
  const size = writtenSize(field);
  const estimated = estimate({ basis, size, factor: condition.factor }, prices);
  if (!estimated) return undefined;
  if ("problem" in estimated) return { refusal: refusals[estimated.problem], field: estimated.field };
  const range = priceRange(estimated.range);
  const said = sizeInWords(size.way, estimated, guide.calculator);
  const about = [kind.label, said].filter(Boolean).join(", ");
  const details = fillIn(answer.details, { what: about, condition: condition.label, range });
  return {
    range,
    notes: [
      `${about}. ${answer.note}`,
      ...(basis === "driveway" ? [answer.driveway] : []),
      condition.text,
      ...areaNotes(estimated, guide),
      ...(prices.minimum ? [fillIn(answer.minimum, { minimum: dollars(prices.minimum) })] : []),
    ],
    lists: [answer.excluded, answer.next],
    ask: guide.ask,
    asked: { service: serviceOf(basis), details },
  };
};
