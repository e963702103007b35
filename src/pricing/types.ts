/** What the section is drawn from: the prices of facts.yml and the words of price-guide.yml. */
import type { PriceGuide } from "../content/settings";

/** Which prices a page shows; GraphQL knows the words of content only as text. */
export type PriceKind = string;

/** What the calculator says. */
export type CalculatorGuide = Pick<PriceGuide, "sizes" | "ask" | "calculator">;
