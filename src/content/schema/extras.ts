/** Fields for the optional parts of entries' pages, such as prices (src/content/entries/extras.ts has their data and anchors). */
import { crackGaugeSchema } from "./crack-gauge";
import { priceKind } from "./fields";
import { worksheetNames } from "./worksheets";

/** Fields of posts. */
export const postExtras = { prices: priceKind(), worksheets: worksheetNames() };

/** Fields of services. */
export const serviceExtras = { ...postExtras, crackGauge: crackGaugeSchema.optional() };
