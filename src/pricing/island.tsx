import { hydrateIsland } from "../client/islands/hydrate";
import type { Language } from "../content/shared/languages";
import { CalculatorDetails } from "./calculator-details";
import type { Prices } from "../content/settings";
import type { CalculatorGuide, PriceKind } from "./types";

/** Set by src/build/gatsby/webpack.ts: what every calculator of the site works with. */
declare const PRICE_GUIDE: { readonly prices: Prices; readonly guides: Readonly<Record<Language, CalculatorGuide>> };

/** What a calculator has for itself: its language and its way to the form, where they are not English. */
interface OwnProps {
  readonly kind: PriceKind;
  readonly isOpen?: boolean;
  readonly language?: Language;
  readonly contact?: string;
}

hydrateIsland("calculator", ({ language = "en", ...props }: OwnProps) => (
  <CalculatorDetails prices={PRICE_GUIDE.prices} guide={PRICE_GUIDE.guides[language]} {...props} />
));
