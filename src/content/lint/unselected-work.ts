import type { Advice } from "./advice";
import { priceRows } from "../format/price-rows";
import { preselectedServices, workOf } from "../entries/form-services";
import { allEntries, type Content, type Entry } from "../schema";
import { BASIS_PRICES, GAUGE_WORK, PRICED_WORK, type PriceKind, type PricedWork } from "../shared/constants";

/** The fields of an entry that add estimate links to its page. */
type LinkFields = object & Partial<Pick<Entry<"services">, "prices" | "crackGauge">>;

/**
 * Returns the work that the estimate links of entries are about, with the entry's file and the field that adds the links. Omits the home page,
 * whose prices may include work that the company does not offer.
 */
const linkedWork = (content: Content) => {
  const { prices: known } = content.facts;
  const hasCalculator = (work: PricedWork): boolean => (work === "driveway" || work === "lot") && known[BASIS_PRICES[work]] !== undefined;
  /** Returns the work of the links beside a price table. The calculator links to each work that it prices; without it, there is one button. */
  const linkedBeside = (kind: PriceKind): readonly PricedWork[] => {
    if (priceRows(kind, known, content.priceGuide).length === 0) return [];
    const calculated = workOf(kind).filter(hasCalculator);
    return calculated.length > 0 ? calculated : workOf(kind);
  };
  return allEntries(content).flatMap(({ folder, entry }) => {
    const file = `${folder}/${entry.slug}.md`;
    const { prices, crackGauge }: LinkFields = entry;
    const priced = prices ? linkedBeside(prices) : [];
    // Omits `seal`: its work is "both", which by design selects no service if driveways and lots have different ones.
    const recommended = crackGauge ? [GAUGE_WORK.fill, GAUGE_WORK.patch] : [];
    return [
      ...priced.map((work) => ({ file, field: "prices", work })),
      ...recommended.map((work) => ({ file, field: "crackGauge", work })),
    ];
  });
};

/** Reports work for which estimate links preselect no service in the quote form, once for each kind of work. */
export const unselectedWork = (content: Content): readonly Advice[] => {
  const links = linkedWork(content);
  const preselected = preselectedServices(content);
  return PRICED_WORK.flatMap((work) => {
    const link = links.find((candidate) => candidate.work === work);
    if (!link || preselected[work] !== undefined) return [];
    const notOffered = content.services.find(({ preselectedFor }) => preselectedFor?.includes(work));
    const fix = notOffered
      ? `content/services/${notOffered.slug}.md is preselected for ${work}, but is not in the form. Fill in its field "form" (In the quote form).`
      : `In the file of a service that is in the form, add ${work} to the field "preselectedFor" (Preselected for).`;
    const why = `The estimate links for "${work}" preselect no service in the quote form.`;
    return [{ file: link.file, field: link.field, why, fix }];
  });
};
