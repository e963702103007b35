import { hydrateIsland } from "../client/islands/hydrate";
import type { Language } from "../content/shared/languages";
import { CalculatorDetails } from "./calculator-details";
import type { Prices } from "../content/settings";
import type { CalculatorGuide } from "./answer-to";

/** Data for all calculators of the site, set by src/build/gatsby/webpack.ts. */
declare const PRICE_GUIDE: { readonly prices: Prices; readonly guides: Readonly<Record<Language, CalculatorGuide>> };

/** Props of one calculator: language and address of the form, if not English. */
interface OwnProps {
  readonly kind: string;
  readonly isOpen?: boolean;
  readonly language?: Language;
  readonly contact?: string;
}

hydrateIsland("calculator", ({ language = "en", ...props }: OwnProps) => (
  <CalculatorDetails prices={PRICE_GUIDE.prices} guide={PRICE_GUIDE.guides[language]} {...props} />
));
