/** What no text may say, and why (content guide, "Do not say"). */
import { sentencesOf, type Finding, type Passage } from "./passages";

export interface ForbiddenClaim {
  readonly pattern: RegExp;
  readonly why: string;
  /** A sentence that says it. */
  readonly breaks: string;
}

const PLACES = "Las Vegas|Henderson|Summerlin|North Las Vegas|Boulder City|Enterprise|Paradise";

export const forbiddenClaims: readonly ForbiddenClaim[] = [
  {
    pattern: /\b(?:re-?seal|sealcoat|seal|coat)(?:ed|ing|s)?\b[^.;:|]*\b(?:every|each) (?:single )?year\b/i,
    why: "sealcoat is renewed about every 2-3 years, not every year",
    breaks: "Sealcoat your driveway every year.",
  },
  {
    pattern: /\b(?:any|all) (?:seasons?|weather)\b|\bin every season\b|\byear-round\b/i,
    why: "heat, cold and rain all stop the work",
    breaks: "We seal in any season.",
  },
  { pattern: /\bguarantee/i, why: "only the 2-year workmanship warranty is promised", breaks: "Guaranteed dry in 8 hours." },
  {
    pattern: /\b100 ?%|\bpermanent(?:ly)? (?:fix|seal|repair)|\blasts? forever\b/i,
    why: "no repair is for good",
    breaks: "A permanent fix for cracks.",
  },
  {
    pattern: /(?<!\bno )\bfiller (?:fixes|cures|solves|repairs) (?:everything|every|all|any|them)/i,
    why: "filler suits cracks under 3/4 inch only",
    breaks: "Our filler fixes everything.",
  },
  {
    pattern: /\bADA[- ](?:certified|approved)\b|\bcertified\b|\b(?:ensures?|promises?|full|fully|assured?) (?:ADA[- ])?complian/i,
    why: "nobody certifies a lot, and compliance is more than paint",
    breaks: "Our stalls are ADA certified.",
  },
  {
    pattern: /\bfreez|\bfrost\b|\broad salt\b|\bsnow|\bde-?ic(?:e|ing)\b/i,
    why: "not what wears asphalt in the Las Vegas valley",
    breaks: "Freeze-thaw opens cracks.",
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:our|a local|an?) (?:local )?(?:office|branch|shop|yard|showroom|crew|team) (?:in|at) (?:${PLACES})\b|\bcrews? based in\b|\bvisit our (?:office|shop)\b`,
      "i",
    ),
    why: "there is no office or crew of our own in each place",
    breaks: "Call our local office in Henderson.",
  },
  {
    pattern: /\bmost (?:homes|houses|driveways)\b[^.;]*\basphalt\b/i,
    why: "many homes here have concrete or pavers",
    breaks: "Most homes in Henderson have asphalt driveways.",
  },
  {
    pattern:
      /\bthe best (?:sealcoat|contractor|company|crew|price|service|in)|#1\b|\bnumber one\b|\b(?:premier|unmatched|unbeatable|unrivaled|ultimate|world-class|top-rated|top-quality|highest quality|state-of-the-art)\b|\bleading (?:company|contractor|provider)/i,
    why: "a superlative nobody can check",
    breaks: "The premier sealcoating company.",
  },
  {
    pattern:
      /\bsince (?:19|20)\d\d\b|\byears (?:of experience|in business)\b|\bfamily[- ]owned\b|\bdecades of\b|\baward|\baccredited\b|\b(?:\d+|hundreds|thousands)\+?(?: of)? (?:happy |satisfied )?(?:customers|clients|jobs)\b/i,
    why: "the company's age, size and honors are not known",
    breaks: "We have 20 years of experience.",
  },
  {
    pattern: /\binsured (?:for|up to)\b|\$\d+(?:\.\d+)? ?million\b/i,
    why: "insurance amounts are not known",
    breaks: "Insured up to $2 million.",
  },
  { pattern: /\b(?:only|just|flat|a fixed) \$\d/i, why: "prices are sample ranges, never firm", breaks: "Driveways for only $200." },
  {
    pattern:
      /\b(?:look no further|in today's world|one-stop shop|second to none|peace of mind|state of the art|whether you're|whether you are)\b/i,
    why: "filler that says nothing",
    breaks: "Look no further for sealcoating.",
  },
  {
    // Coal tar does resist oil; the sealer these texts describe is an asphalt emulsion.
    pattern: /(?<!\bcoal tar )\b(?:shields?|protects?|resists?|takes?)\b[^.;:]*\b(?:oil|fuel|gasoline)\b/i,
    why: "an asphalt-based sealer does not resist oil or fuel",
    breaks: "A coat that shields asphalt from sun, water and oil.",
  },
  {
    pattern:
      /\b(?:starts?|begins?|jobs?|works?|crews?|trucks?)\b[^.;]*\b(?:at|by|from) (?:dawn|first light)\b|\bdawn (?:starts?|shifts?|jobs?)\b/i,
    why: "the earliest hour of work is set by local rules",
    breaks: "In summer the crew starts at dawn.",
  },
  { pattern: /!(?!\[)/, why: "no exclamation marks", breaks: "Call today!" },
  { pattern: /[\u2010-\u2015\u2018-\u201d\u2026]/, why: "plain hyphens and straight quotes only", breaks: "Every 2\u20133 years." },
];

/** Passages that have to hold what texts must not: phone and e-mail live in business.yml alone. */
export const contactData = /\(\d{3}\) ?\d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b|[\w.]+@[\w.]+\.\w+/;

/** Lists every forbidden claim. A question claims nothing, so sentences that end in a question mark pass. */
export const claimsMade = (passages: readonly Passage[], claims = forbiddenClaims): readonly Finding[] =>
  passages.flatMap((passage) =>
    sentencesOf(passage.text)
      .filter((sentence) => !sentence.endsWith("?"))
      .flatMap((sentence) => claims.flatMap(({ pattern, why }) => (pattern.test(sentence) ? [{ ...passage, text: sentence, why }] : []))),
  );

/** Tells what a file that names prices must also say about them. */
export const priceCautions = (text: string): readonly string[] => {
  if (!/\$\d/.test(text)) return [];
  const cautions: readonly (readonly [string, RegExp])[] = [
    ["the year of the prices", /\b2025\b/],
    ["that they are samples", /\bsample\b/i],
    ["that they are not a quote", /\bnot (?:a )?quotes?\b/i],
    ["that small jobs carry a minimum", /\bminimum\b/i],
  ];
  return cautions.flatMap(([caution, pattern]) => (pattern.test(text) ? [] : [caution]));
};
