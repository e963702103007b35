import { hydrateIsland } from "../client/islands/hydrate";
import type { Language } from "../content/shared/languages";
import type { PriceKind } from "../content/shared/constants";
import { CalculatorDetails } from "./calculator-details";
import type { Prices } from "../content/settings";
import type { CalculatorGuide } from "./answer-to";

/** The site's prices, and the calculator's strings and services in each language. Inserted by src/gatsby/webpack.ts. */
declare const PRICE_GUIDE: { readonly prices: Prices; readonly guides: Readonly<Record<Language, CalculatorGuide>> };

/** Props that differ by page. `contact` is the path of the contact page. English pages omit `language` and `contact`. */
interface OwnProps {
  readonly kind: PriceKind;
  readonly isOpen?: boolean;
  readonly language?: Language;
  readonly contact?: string;
}

hydrateIsland("calculator", ({ language = "en", ...props }: OwnProps) => (
  <CalculatorDetails prices={PRICE_GUIDE.prices} guide={PRICE_GUIDE.guides[language]} {...props} />
));
