/** The numbers of the business, wherever a text speaks of them (specification section 9, content guide "Facts"). */
import { sentencesOf, type Passage } from "../../../src/content/lint/passages";
import type { Finding } from "./shipped";

export interface ConstantRule {
  readonly topic: string;
  /** A sentence that this matches speaks of the topic. */
  readonly about: RegExp;
  /** Finds the values said in it, each in the first group that matched. */
  readonly value: RegExp;
  readonly allowed: readonly string[];
  /** A sentence that says it wrong. */
  readonly breaks: string;
}

const INCH = "[ -]inch(?:es)?";

/** Every figure that the specification fixes, with the sentences it stands in and one that breaks the rule. */
export const constantRules: readonly ConstantRule[] = [
  {
    topic: "reseal interval",
    about: /\b(?:re-?seal|seal|coat|renew|cycle)/i,
    value: /\b(?:every|nearer(?: to| every)?|about) (\d+(?:-\d+)?|one|two|three|four|five) years?\b/gi,
    allowed: ["2-3", "2", "3"],
    breaks: "Reseal your driveway every 5 years.",
  },
  {
    topic: "temperatures",
    about: /°F/,
    value: /(\d+(?:-\d+)?)°F/g,
    allowed: ["50-90", "50", "90", "104"],
    breaks: "Sealer cures at 45-90°F.",
  },
  {
    topic: "dry hours around a coat",
    about: /\b(?:dry|rain)\b/i,
    value: /\b(?:dry for|no rain for|with) (\d+) (?:hours|dry hours)|\b(\d+) (?:dry hours|hours of dry)/g,
    allowed: ["24"],
    breaks: "The surface must be dry for 12 hours.",
  },
  {
    topic: "walking on a fresh coat",
    about: /\b(?:walk|walkable|walking|feet|foot|shoe)\b/i,
    value: /\babout (\d+(?:-\d+)?) hours/gi,
    allowed: ["8"],
    breaks: "You can walk on it after about 4 hours.",
  },
  {
    topic: "hours of curing",
    about: /\bhours?\b/,
    value: /\b(\d+(?:-\d+)?) hours\b/g,
    allowed: ["8", "24", "24-48"],
    breaks: "Cars return after 12-24 hours.",
  },
  {
    topic: "time to answer",
    about: /\b(?:answer|reply|respond|response|hear|contact|call|get)\b/i,
    value: /\bwithin (\d+) (?:hours|days)/g,
    allowed: ["24"],
    breaks: "We answer within 48 hours.",
  },
  {
    topic: "age of asphalt before its first coat",
    about: /\b(?:new|fresh|first|wait|uncoated|aged?|harden)\b/i,
    value: /\b(?:about|around|its|day) (\d+)(?: days\b|$|\b(?= *\|))/g,
    allowed: ["90"],
    breaks: "New asphalt waits about 30 days.",
  },
  {
    topic: "crack widths",
    about: /\bcrack|filler|\bgap|\bopening/i,
    value: new RegExp(String.raw`(\d+/\d+)${INCH}`, "g"),
    allowed: ["1/4", "3/4"],
    breaks: "Cracks wider than 1/2 inch get filled.",
  },
  {
    topic: "width from which a crack is filled",
    about: /\bcracks? (?:[a-z]+ )?(?:wider than|over|past|more than) [^,.;]*\b(?:fill|filled|filler)\b/i,
    value: new RegExp(String.raw`\b(?:wider than|over|past|more than) (\d+/\d+)${INCH}`, "g"),
    allowed: ["1/4"],
    breaks: "Cracks wider than 3/4 inch are filled first.",
  },
  {
    topic: "width up to which filler suits",
    about: /\bfiller\b/i,
    value: new RegExp(String.raw`\b(?:under|up to) (\d+/\d+)${INCH}[^.]*\b(?:suits?|filler does)|filler suits cracks under (\d+/\d+)`, "g"),
    allowed: ["3/4"],
    breaks: "Single cracks under 1/4 inch suit filler.",
  },
  {
    topic: "thickness of an overlay",
    about: /\b(?:overlay|layer|mat|resurfac\w*|hot asphalt)\b/i,
    value: new RegExp(String.raw`\b(\d(?:\.\d)?-\d(?:\.\d)?)${INCH}`, "g"),
    allowed: ["1.5-2"],
    breaks: "An overlay is 2-3 inches thick.",
  },
  {
    topic: "life of an overlay",
    about: /\b(?:overlay|new (?:layer|mat)|a mat)\b/i,
    value: /\b(\d{2}-\d+) years/g,
    allowed: ["10-15"],
    breaks: "An overlay lasts 15-20 years.",
  },
  {
    topic: "re-striping interval",
    about: /\b(?:stripe|striping|re-?stripe|lines|paint|repaint|repainted|usual cycle)\b/i,
    value: /\b(\d+(?:-\d+)?) months\b/g,
    allowed: ["12-24", "12"],
    breaks: "Re-stripe every 6-12 months.",
  },
  {
    topic: "warranty",
    about: /\bwarranty\b/i,
    value: /\b(\d+|one|two|three|five|ten|lifetime)(?:[- ](?:years?\b)| (?=warranty))/gi,
    allowed: ["2", "two"],
    breaks: "A 5-year workmanship warranty.",
  },
  {
    topic: "driveway price",
    // A price beside an area is checked as a sum.
    about: /^(?!.*\d sq ft).*\bdriveway/i,
    value: /(\$\d{3}\b(?:-\$\d{3,4}\b)?)(?!,\d|-)/g,
    allowed: ["$200-$500", "$140-$220"],
    breaks: "A driveway costs $150-$400.",
  },
  {
    topic: "commercial price",
    about: /\bper sq ft\b/,
    value: /(\$[\d.]+(?:-\$[\d.]+)?) per sq ft/g,
    // $0.25 is the middle of the range, in a worked example.
    allowed: ["$0.15-$0.35", "$0.25"],
    breaks: "Lots run $0.20-$0.40 per sq ft.",
  },
  {
    topic: "repaving against sealcoating",
    about: /\b(?:repav\w*|new paving)\b/i,
    value: /\b(\d+(?:-\d+)?) times\b/g,
    allowed: ["10-20"],
    breaks: "Repaving costs 5 times as much.",
  },
  {
    topic: "opening hours",
    about: /\d:\d\d/,
    value: /(\d+:\d\d [AP]M-\d+:\d\d [AP]M)/g,
    allowed: ["7:00 AM-6:00 PM", "8:00 AM-4:00 PM"],
    breaks: "We are open 9:00 AM-5:00 PM.",
  },
  {
    topic: "width of an accessible space",
    about: /\b(?:car|car-accessible|van) space/i,
    value: new RegExp(String.raw`\b(\d+)${INCH} wide`, "g"),
    allowed: ["96", "132"],
    breaks: "A car space is at least 90 inches wide.",
  },
  {
    topic: "width of an access aisle",
    about: /\baisle\b/i,
    value: new RegExp(String.raw`\b(\d+)${INCH} (?:access )?aisle|aisle of at least (\d+)${INCH}`, "g"),
    allowed: ["60", "96"],
    breaks: "A space with a 48-inch aisle.",
  },
  { topic: "slope of an accessible space", about: /\b1:\d/, value: /\b1:(\d+)\b/g, allowed: ["48"], breaks: "No steeper than 1:20." },
  {
    topic: "height over a van space",
    about: /\bclear\b/i,
    value: new RegExp(String.raw`\b(\d+)${INCH} (?:of )?clear`, "g"),
    allowed: ["98"],
    breaks: "The van space needs 96 inches of clear height.",
  },
  {
    topic: "height of a sign",
    about: /\bsign\b[^.]*\babove\b/i,
    value: new RegExp(String.raw`\b(\d+)${INCH} above`, "g"),
    allowed: ["60"],
    breaks: "Each sign has its lower edge 48 inches above the ground.",
  },
  {
    topic: "rain in a year",
    about: /\brain\b/i,
    value: /\b(\d+(?:\.\d+)?) inches\b/g,
    allowed: ["4.2"],
    breaks: "Las Vegas gets 6 inches of rain a year.",
  },
];

/** Reads the values a rule finds in a text. */
export const valuesSaid = ({ about, value }: ConstantRule, text: string): readonly string[] =>
  sentencesOf(text)
    .filter((sentence) => about.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(value)].flatMap((match) => match.slice(1).filter(Boolean)));

/** Lists every value that is not the one the business uses. */
export const wrongConstants = (passages: readonly Passage[], rules = constantRules): readonly Finding[] =>
  passages.flatMap((passage) =>
    rules.flatMap((rule) =>
      valuesSaid(rule, passage.text)
        .filter((said) => !rule.allowed.includes(said.toLowerCase()) && !rule.allowed.includes(said))
        .map((said) => ({ ...passage, why: `${rule.topic}: ${said} instead of ${rule.allowed.join(" or ")}` })),
    ),
  );
