/**
 * Constants shared by schemas and pages. Pages import them from this file instead of a schema, to keep zod (30 kB gzipped) out of
 * the browser.
 */
export const SOCIAL_NETWORKS = ["facebook", "instagram", "google", "yelp"] as const;
/** Project categories, in the order of the filter. */
export const PROJECT_CATEGORIES = ["Residential", "Commercial", "Repair"] as const;

/** Readers by whom visitors can filter More guides. Each is also a project category. A post for everyone has no reader. */
export const READERS = ["Residential", "Commercial"] as const satisfies readonly (typeof PROJECT_CATEGORIES)[number][];

/** Kinds of a service page's main list: numbered steps, a checklist of scope items, or cards of services. */
export const LIST_KINDS = ["steps", "scope", "services"] as const;

/** Designs of a page's last section: a stall in the accent color, a black lot, or a sheet of paper. */
export const CALL_DESIGNS = ["stall", "lot", "sheet"] as const;

/**
 * Kinds of price tables. The first three list sealcoating prices, and then the prices of other work on the same surface. The last three
 * each list one kind of other work.
 */
export const PRICE_KINDS = ["driveway", "lot", "both", "cracks", "patches", "striping"] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

/** Kinds of work that have prices: every price kind except "both", which is two of these. */
export const PRICED_WORK = ["driveway", "lot", "cracks", "patches", "striping"] as const satisfies readonly PriceKind[];
export type PricedWork = (typeof PRICED_WORK)[number];

/** What the calculator can price. */
export const PRICE_BASES = ["driveway", "lot"] as const satisfies readonly PricedWork[];
export type PriceBasis = (typeof PRICE_BASES)[number];

/** The price in facts.yml that a calculator needs for each basis. */
export const BASIS_PRICES = { driveway: "driveway", lot: "squareFoot" } as const satisfies Readonly<Record<PriceBasis, string>>;

/**
 * Price kind of the work that each answer of the crack gauge recommends. `wait` recommends none. `seal` is "both", because the gauge does not
 * ask whether the surface is a driveway or a lot.
 */
export const GAUGE_WORK = { wait: undefined, seal: "both", fill: "cracks", patch: "patches" } as const satisfies Readonly<
  Record<string, PriceKind | undefined>
>;

/** Surface conditions in the calculator. The owner can set price factors for the last two: `wornTimes` and `crackedTimes` in facts.yml. */
export const SURFACE_FACTORS = ["sound", "worn", "cracked"] as const;
export type SurfaceFactor = (typeof SURFACE_FACTORS)[number];

/** Ids of sections that do not come from markdown. Headings in markdown never get these ids. */
export const PAGE_PARTS = {
  main: "main",
  cost: "cost",
  answer: "calculator-answer",
  crackGauge: "crack-gauge",
  worksheets: "worksheets",
  parking: "accessible-parking",
  quote: "quote",
  warranty: "warranty",
} as const;

/** Prefix of URL parameters whose values the quote form adds to the project details. */
export const ANSWER_PREFIX = "answer-";
