/** Data of the price section: prices from facts.yml and words from price-guide.yml. */
import type { PriceGuide } from "../content/settings";

/** Which prices a page shows. A string, because GraphQL types do not include the literal values. */
export type PriceKind = string;

/** Words of the calculator. */
export type CalculatorGuide = Pick<PriceGuide, "sizes" | "ask" | "calculator">;
