import { hydrateIsland } from "../client/islands/hydrate";
import { CalculatorDetails } from "./calculator-details";
import type { PriceGuide, PriceKind, Prices } from "./types";

/** Set by src/build/gatsby/webpack.ts: what every calculator of the site works with. */
declare const PRICE_GUIDE: { readonly prices: Prices; readonly guide: PriceGuide };

hydrateIsland("calculator", ({ kind }: { readonly kind: PriceKind }) => <CalculatorDetails kind={kind} {...PRICE_GUIDE} />);
