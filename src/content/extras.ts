/** Optional parts of an entry's page, such as its prices: their front matter fields, data and anchors. */
import type { Content, Entry } from "./schema";
import { crackGaugeSchema } from "./schema/crack-gauge";
import { priceKind } from "./schema/fields";
import { worksheetNames } from "./schema/worksheets";
import { PAGE_PARTS } from "./shared/words";
import { sheetAnchors, worksheetsOf } from "./worksheets-of";

/** Fields of posts. */
export const postExtras = { prices: priceKind(), worksheets: worksheetNames() };

/** Fields of services. */
export const serviceExtras = { ...postExtras, crackGauge: crackGaugeSchema.optional() };

type WithExtras = object & Partial<Pick<Entry<"services">, keyof typeof serviceExtras>>;

/** Returns the data for the parts of an entry's page. Undefined parts are not shown. */
export const extrasOf = ({ content, entry }: { readonly content: Content; readonly entry: WithExtras }) => {
  // The narrowest and the widest crack that is filled, in inches.
  const { crackFrom, crackTo } = content.facts.work;
  return {
    prices: entry.prices,
    worksheets: worksheetsOf(content, entry),
    crackGauge: entry.crackGauge && { ...entry.crackGauge, limits: { crackFrom, crackTo } },
  };
};

export type Extras = ReturnType<typeof extrasOf>;

/** Returns the anchors of the parts. */
export const extraAnchors = ({ prices, worksheets, crackGauge }: Extras): readonly string[] => [
  ...(prices ? [PAGE_PARTS.cost] : []),
  ...sheetAnchors(worksheets),
  ...(crackGauge ? [PAGE_PARTS.crackGauge] : []),
];
