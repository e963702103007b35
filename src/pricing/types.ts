/** What the section is drawn from: the prices of facts.yml and the words of price-guide.yml. */
import type { Maybe } from "../content/shared/required";
import type { PriceRange } from "../content/format/money";

/** The prices that are set; in dollars, of the year that the texts name. */
export interface Prices {
  readonly driveway?: Maybe<PriceRange>;
  readonly squareFoot?: Maybe<PriceRange>;
  readonly minimum?: Maybe<number>;
  readonly crackFoot?: Maybe<PriceRange>;
  readonly patchSquareFoot?: Maybe<PriceRange>;
  readonly stall?: Maybe<PriceRange>;
  readonly sign?: Maybe<PriceRange>;
  /** Square feet of a stall with its part of the aisle. */
  readonly stallSquareFeet?: Maybe<PriceRange>;
  /** How many times the price of a sound surface. */
  readonly wornTimes?: Maybe<PriceRange>;
  readonly crackedTimes?: Maybe<PriceRange>;
}

/** Which prices a page shows; GraphQL knows the words of content only as text. */
export type PriceKind = string;

interface Points {
  readonly heading: string;
  readonly items: readonly string[];
}

export interface Calculator {
  readonly summary: string;
  readonly waiting: string;
  readonly kind: string;
  readonly kinds: readonly { readonly label: string; readonly basis: string }[];
  readonly size: Readonly<Record<"question" | "area" | "sides" | "length" | "width" | "stalls" | "areaSaid" | "stallsSaid", string>>;
  readonly condition: string;
  readonly conditions: readonly { readonly label: string; readonly text: string; readonly factor: string }[];
  readonly button: string;
  readonly answer: Readonly<Record<"note" | "driveway" | "small" | "large" | "minimum" | "details", string>> & {
    readonly excluded: Points;
    readonly next: Points;
  };
  readonly refusals: Readonly<Record<"empty" | "unclear" | "tooSmall" | "tooLarge", string>>;
}

/** What the calculator says. */
export type CalculatorGuide = Pick<PriceGuide, "sizes" | "ask" | "calculator">;

export interface PriceGuide {
  readonly heading: string;
  readonly text: string;
  readonly rows: Readonly<
    Record<"driveway" | "squareFoot" | "size" | "minimum" | "crackFoot" | "patchSquareFoot" | "stall" | "sign", string>
  >;
  readonly sizes: readonly number[];
  readonly moves: Points;
  readonly ask: string;
  readonly calculator: Calculator;
}
