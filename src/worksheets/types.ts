/** What the sheets are drawn from: the words of worksheets.yml. GraphQL knows the fixed words of content only as text. */
import type { Maybe } from "../content/shared/required";

export interface SheetFieldWords {
  readonly label: string;
  /** One of SHEET_FIELDS in src/content/shared/words.ts. */
  readonly kind: string;
}

export interface SheetTableWords {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

/** Dates counted back from the sheet's first date, in days. */
export interface SheetDatesWords {
  readonly before: string;
  readonly dayBefore: string;
  readonly passed: string;
  readonly days: readonly number[];
}

export interface SheetBlockWords {
  readonly heading?: Maybe<string>;
  readonly text?: Maybe<string>;
  readonly fields: readonly SheetFieldWords[];
  readonly table?: Maybe<SheetTableWords>;
  readonly dates?: Maybe<SheetDatesWords>;
  readonly drawing?: Maybe<string>;
  /** Whether what is known of the company is listed. */
  readonly company: boolean;
  readonly points: readonly string[];
}

export interface SheetWords {
  readonly name: string;
  readonly title: string;
  readonly blocks: readonly SheetBlockWords[];
}

type Words<Name extends string> = Readonly<Record<Name, string>>;

export interface ParkingSheetWords {
  readonly heading: string;
  readonly text: string;
  readonly table: Words<"total" | "accessible" | "vans" | "over" | "percent" | "plus" | "oneIn">;
  readonly title: string;
  readonly count: Words<"lot" | "spaces" | "accessible" | "vans" | "others" | "unclear" | "fraction" | "none" | "tooLarge">;
  readonly sizes: Words<"heading" | "car" | "van" | "clearance" | "slope" | "aisle">;
  readonly signs: Words<"heading" | "symbol" | "van" | "small"> & {
    readonly state?: Maybe<Words<"sign" | "sideLoading" | "loading" | "source">>;
  };
  readonly limits: Words<"heading" | "outpatient" | "rehabilitation"> & { readonly points: readonly string[] };
}
