/** Data of the price section: prices from facts.yml and words from price-guide.yml. */
import type { PriceGuide } from "../content/settings";

/** Which prices a page shows. GraphQL has no type for the words of content but text. */
export type PriceKind = string;

/** Words of the calculator. */
export type CalculatorGuide = Pick<PriceGuide, "sizes" | "ask" | "calculator">;
