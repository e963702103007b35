import { hydrateIsland } from "../client/islands/hydrate";
import { CalculatorDetails } from "./calculator-details";
import type { PriceGuide, PriceKind, Prices } from "./types";

/** Set by src/build/gatsby/webpack.ts: what every calculator of the site works with. */
declare const PRICE_GUIDE: { readonly prices: Prices; readonly guide: PriceGuide };

/** What a calculator has for itself: its words and its way to the form, where they are not English. */
interface OwnProps {
  readonly kind: PriceKind;
  readonly guide?: PriceGuide;
  readonly contact?: string;
}

hydrateIsland("calculator", (props: OwnProps) => <CalculatorDetails {...PRICE_GUIDE} {...props} />);
