/**
 * Constants that content and pages share. Pages import them from here and not from a schema, because zod is 30 kB gzipped and
 * is not needed in the browser.
 */
export const SOCIAL_NETWORKS = ["facebook", "instagram", "google", "yelp"] as const;
/** Categories of projects, in the order of the filter. */
export const PROJECT_CATEGORIES = ["Residential", "Commercial", "Repair"] as const;

/** Audiences of guides; a guide for all has none. Also categories of projects, with the same names. */
export const READERS = ["Residential", "Commercial"] as const satisfies readonly (typeof PROJECT_CATEGORIES)[number][];

/** Kinds of a service page's main list: numbered steps, a checklist of scope items, or cards of services. */
export const LIST_KINDS = ["steps", "scope", "services"] as const;

/** Designs of a page's last section: a stall in the accent color, a black lot, or a sheet of paper. */
export const CALL_DESIGNS = ["stall", "lot", "sheet"] as const;

/** Which prices a page shows: of driveways, of lots, or both. */
export const PRICE_KINDS = ["driveway", "lot", "both"] as const;

/** Conditions in the calculator: sound, worn or cracked (`wornTimes` and `crackedTimes` in facts.yml). */
export const SURFACE_FACTORS = ["sound", "worn", "cracked"] as const;

/** Anchors of sections that pages have independent of their text. Headings of a text never get these ids. */
export const PAGE_PARTS = {
  main: "main",
  cost: "cost",
  crackGauge: "crack-gauge",
  worksheets: "worksheets",
  parking: "accessible-parking",
  quote: "quote",
  warranty: "warranty",
} as const;

/** Start of the names of URL parameters with answers that the quote form appends to its details. */
export const ANSWER = "answer-";
