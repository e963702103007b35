/** What a text should not say unless it can be shown to be true, and why (content guide, "Do not say"). */
import { files, lists } from "../content/schema";
import type { Advice } from "./advice";
import { sentencesOf, type Passage, type WrittenFile } from "./passages";

/** A passage that makes a claim. */
export interface Claim extends Passage {
  readonly why: string;
}

export interface DoubtfulClaim {
  readonly pattern: RegExp;
  readonly why: string;
  /** A sentence that says it. */
  readonly breaks: string;
}

const NO_EXCLAMATION = "no exclamation marks";

/** The claims that the trade itself calls false, each with the reason and a sentence that makes it. */
export const doubtfulClaims: readonly DoubtfulClaim[] = [
  {
    pattern: /\b(?:re-?seal|sealcoat|seal|coat)(?:ed|ing|s)?\b[^.;:|]*\b(?:every|each) (?:single )?year\b/i,
    why: "sealcoat is renewed every few years, not every year",
    breaks: "Sealcoat your driveway every year.",
  },
  {
    pattern: /\b(?:any|all) (?:seasons?|weather)\b|\bin every season\b|\byear-round\b/i,
    why: "heat, cold and rain all stop the work",
    breaks: "We seal in any season.",
  },
  { pattern: /\bguarantee/i, why: "only the workmanship warranty of the settings is promised", breaks: "Guaranteed dry in 8 hours." },
  {
    pattern: /\b100 ?%|\bpermanent(?:ly)? (?:fix|seal|repair)|\blasts? forever\b/i,
    why: "no repair is for good",
    breaks: "A permanent fix for cracks.",
  },
  {
    pattern: /(?<!\bno )\bfiller (?:fixes|cures|solves|repairs) (?:everything|every|all|any|them)/i,
    why: "filler suits narrow cracks only",
    breaks: "Our filler fixes everything.",
  },
  {
    pattern: /\bADA[- ](?:certified|approved)\b|\bcertified\b|\b(?:ensures?|promises?|full|fully|assured?) (?:ADA[- ])?complian/i,
    why: "nobody certifies a lot, and compliance is more than paint",
    breaks: "Our stalls are ADA certified.",
  },
  {
    pattern: /\bfreez|\bfrost\b|\broad salt\b|\bsnow|\bde-?ic(?:e|ing)\b/i,
    why: "not what wears asphalt in a desert valley",
    breaks: "Freeze-thaw opens cracks.",
  },
  {
    pattern:
      /\b(?:[Oo]ur|[Aa] local|[Aa]n?) (?:local )?(?:office|branch|shop|yard|showroom|crew|team) (?:in|at) [A-Z]|\b[Cc]rews? based in\b|\b[Vv]isit our (?:office|shop)\b/,
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
  { pattern: /!(?!\[)/, why: NO_EXCLAMATION, breaks: "Call today!" },
  { pattern: /[\u2010-\u2015\u2018-\u201d\u2026]/, why: "plain hyphens and straight quotes only", breaks: "Every 2\u20133 years." },
];

/** A toast may be glad. */
const interfaceClaims = doubtfulClaims.filter(({ why }) => why !== NO_EXCLAMATION);

const SHOWN = 80;
const shorten = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}...` : text);

/** Finds phone numbers and e-mail addresses. */
export const contactData = /\(\d{3}\) ?\d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b|[\w.]+@[\w.]+\.\w+/;

/** Lists every doubtful claim. A question claims nothing, so sentences that end in a question mark pass. */
export const claimsMade = (passages: readonly Passage[], claims = doubtfulClaims): readonly Claim[] =>
  passages.flatMap((passage) =>
    sentencesOf(passage.text)
      .filter((sentence) => !sentence.endsWith("?"))
      .flatMap((sentence) => claims.flatMap(({ pattern, why }) => (pattern.test(sentence) ? [{ ...passage, text: sentence, why }] : []))),
  );

/** Files that hold what the owner alone can know. */
const FACTS: ReadonlySet<string> = new Set([files.business.file, files.facts.file, files.company.file]);

/** Advises on claims. What customers say in reviews are their words, and the facts about the company are its owner's. */
export const claimAdvice = (
  written: readonly WrittenFile[],
  { business }: { readonly business: { readonly siteUrl: string } },
): readonly Advice[] =>
  written
    .filter(({ file }) => !FACTS.has(file))
    .flatMap(({ file, passages }) => {
      const own = file === lists.testimonials.file ? [] : passages;
      const claims = claimsMade(own, file === files.words.file ? interfaceClaims : doubtfulClaims).map(({ field, line, text, why }) => ({
        file,
        line,
        field,
        why: `"${shorten(text)}": ${why}.`,
        mend: "Say what can be shown, or leave it out.",
      }));
      const contacts = passages
        .filter(({ text }) => contactData.test(text) && !text.includes(business.siteUrl))
        .map(({ field, line }) => ({
          file,
          line,
          field,
          why: "A phone number or an email address is written out: when it changes in the settings, this text says the old one.",
          mend: "Write {{phone}} or {{email}}.",
        }));
      return [...claims, ...contacts];
    });
