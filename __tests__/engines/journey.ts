/** A visitor's journey through the site, in any browser. */
import type { ReportingSite } from "./reporting-site";
import type { Visitor } from "./visitor";

export interface Stage {
  readonly visitor: Visitor;
  readonly site: ReportingSite;
}

/** A visitor's actions, with their expected results. */
export interface Journey {
  readonly name: string;
  readonly run: (stage: Stage) => Promise<void>;
}

/** Screen size of a phone. */
export const phone = { width: 360, height: 780 };
/** Screen size of a desktop. */
export const desktop = { width: 1440, height: 900 };
