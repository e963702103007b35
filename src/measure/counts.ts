/** What is counted. Nothing of it names a visitor, and no two counts say that they are of the same one. */

/** A tap on one of the ways to reach the company. `estimate` is a link to the quote form. */
export type Tap = "call" | "text" | "estimate";

export type Vital = "LCP" | "CLS" | "INP" | "TTFB";

/** A vital of a page: milliseconds, or the score of CLS, and how the field judges it (https://web.dev/articles/vitals). */
export interface VitalValue {
  readonly value: number;
  readonly rating: "good" | "needs-improvement" | "poor";
}

export type Count =
  /** `from` is the address of another site that led here, as far as it says so. */
  | { readonly kind: "visit"; readonly from?: string }
  | { readonly kind: "tap"; readonly what: Tap }
  | { readonly kind: "form"; readonly what: "sent" | "failed" }
  /** `where` is the script and its line. */
  | { readonly kind: "error"; readonly what: "hydration" | "script"; readonly text: string; readonly where: string }
  | { readonly kind: "vitals"; readonly vitals: Readonly<Partial<Record<Vital, VitalValue>>> };

/** Takes a count of a page, whose path is given where it is not the one that is open. */
export type Counter = (count: Count, page?: string) => void;
