import { required } from "../content/shared/required";
import type { WhatItCostsProps } from "./what-it-costs";

interface CostData {
  readonly facts?: { readonly prices: WhatItCostsProps["prices"] } | null;
  readonly priceGuide?: WhatItCostsProps["guide"] | null;
}

/** Takes what the section shows out of a page's data. */
export const costsOf = (kind: WhatItCostsProps["kind"], { facts, priceGuide }: CostData): WhatItCostsProps => ({
  kind,
  prices: required(facts, "facts.yml").prices,
  guide: required(priceGuide, "price-guide.yml"),
});
