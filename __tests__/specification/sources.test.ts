/**
 * Each entry (a service, place or post) that makes one of these claims, which come from outside the company, lists the claim's source.
 * Single pages have no field for sources.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { CONTENT_ROOT } from "./rules/shipped";

/** Each claim, with a pattern for its text and a part of its source's URL. */
const CLAIMS: readonly (readonly [claim: string, pattern: RegExp, source: string])[] = [
  ["the nights after a coat", /\{\{warm-nights\}\}/, "studylib.net/doc/7118769"],
  ["the rain and the heat of Las Vegas", /\b4\.2 (?:inches|pulgadas)|\b104°F/, "ncei.noaa.gov"],
  ["bids of an association", /NRS 116\.31086/, "NRS-116.html#NRS116Sec31086"],
  ["reserve studies", /NRS 116\.31152/, "NRS-116.html#NRS116Sec31152"],
  ["signs at accessible spaces", /NRS 484B\.467/, "NRS-484B.html#NRS484BSec467"],
  ["deposits on a home", /NRS 624\.970/, "NRS-624.html#NRS624Sec970"],
  ["license numbers in advertising", /NRS 624\.720/, "NRS-624.html#NRS624Sec720"],
  ["the recovery fund", /Residential Recovery Fund/, "NRS-624.html#NRS624Sec400"],
  ["the safe harbor of 1991", /36\.304/, "section-36.304"],
  ["technical infeasibility", /36\.402/, "section-36.402"],
  ["housing and the ADA", /Fair Housing Act/, "section-100.205"],
  ["the 2010 ADA Standards", /\b2010 (?:ADA )?Standards|Normas ADA de 2010/, "ada.gov/law-and-regs/design-standards/2010-stds"],
  ["coal tar", /Geological Survey/, "pubs.usgs.gov"],
];

const entries = readdirSync(CONTENT_ROOT, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".md"))
  .map((file) => {
    const [, front = "", ...body] = readFileSync(path.join(CONTENT_ROOT, file), "utf8").split(/^---$/m);
    // Search for claims only outside the sources, whose titles name the same laws. The sources are the last field.
    const [fields = "", sources = ""] = front.split(/^sources:$/m);
    return { file, text: fields + body.join("---"), sources };
  });

test.each(CLAIMS.map(([claim, pattern, source]) => ({ claim, pattern, source })))(
  "each entry with $claim lists its source",
  ({ pattern, source }) => {
    const claiming = entries.filter(({ text }) => pattern.test(text));
    expect(claiming.length).toBeGreaterThan(0);
    expect(claiming.filter(({ sources }) => !sources.includes(source)).map(({ file }) => file)).toEqual([]);
  },
);
