/**
 * Fixed words that content and pages share. Pages import them from here and never from a schema: zod weighs 30 kB gzipped and
 * has no work in the visitor's browser.
 */
export const SOCIAL_NETWORKS = ["facebook", "instagram", "google", "yelp"] as const;
/** The kinds of project that visitors filter by, in the order of the buttons. */
export const PROJECT_CATEGORIES = ["Residential", "Commercial", "Repair"] as const;

/** Whom a guide is for; one for everybody names none. They are categories of projects too: the choices have the same names. */
export const READERS = ["Residential", "Commercial"] as const satisfies readonly (typeof PROJECT_CATEGORIES)[number][];

/** How a service page's main list is drawn: numbered steps, a checklist of scope items, or cards of services. */
export const LIST_KINDS = ["steps", "scope", "services"] as const;

/** How the call that closes a page is drawn: a yellow stall, a black lot, or a sheet of paper. */
export const CALL_DESIGNS = ["stall", "lot", "sheet"] as const;

/** Which prices a page shows under What it costs: of a driveway, of lots, or both. */
export const PRICE_KINDS = ["driveway", "lot", "both"] as const;

/** The sheets that a page may offer to fill in and print; worksheets.yml has their words. */
export const WORKSHEETS = ["board-summary", "bid-scope", "notice", "phase-map", "accessible-parking"] as const;

/** What is written into a sheet's field: a line, several lines, a day, or a time of day. */
export const SHEET_FIELDS = ["line", "lines", "date", "time"] as const;

/** How a surface counts in the calculator: as it is, or worn or cracked (`wornTimes` and `crackedTimes` in facts.yml). */
export const SURFACE_FACTORS = ["sound", "worn", "cracked"] as const;

/** Names of parts that pages have of their own, whatever their text is: links lead to them, and no heading of a text takes one. */
export const PAGE_PARTS = {
  main: "main",
  cost: "cost",
  crackGauge: "crack-gauge",
  worksheets: "worksheets",
  parking: "accessible-parking",
  quote: "quote",
  warranty: "warranty",
} as const;

/** What a visitor says of a crack: names in the address that leads from the crack gauge to the form. */
export const CRACK_FIELDS = ["width", "pattern", "place"] as const;

/** Returns the id of a worksheet on its page. */
export const sheetId = (name: string): string => `sheet-${name}`;
