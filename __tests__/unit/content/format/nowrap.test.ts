import { nowrapParts } from "../../../../src/content/format/nowrap";

// `nowrapParts` alternates between breakable and unbreakable parts.
const unbreakableParts = (text: string): readonly string[] => nowrapParts(text).filter((_, index) => index % 2 === 1);

it.each([
  ["Cars wait 24-48 hours.", "24-48 hours."],
  ["a 2-year warranty", "2-year"],
  ["cracks over 1/4 inch wide", "1/4 inch"],
  ["asks for $6,000-$14,000.", "$6,000-$14,000."],
  ["and $2 million aggregate", "$2 million"],
  ["y $2 millones en total", "$2 millones"],
  ["unos 600 pies cuadrados", "600 pies cuadrados"],
  ["5,000-20,000 pies cuadrados", "5,000-20,000 pies cuadrados"],
  ["1 pie cuadrado", "1 pie cuadrado"],
  ["10 pies de ancho", "10 pies"],
  ["about 600 square feet", "600 square feet"],
  ["Mon-Fri: 7:00 AM-6:00 PM", "7:00 AM-6:00 PM"],
  ["abre a las 7:00 a.m. los lunes", "7:00 a.m."],
  ["de 7 a.m.-6 p.m. hay gente", "7 a.m.-6 p.m."],
  ["at 50-90°F in the shade", "50-90°F"],
  ["below 32°F", "32°F"],
  ["Call (702) 555-0142 today", "(702) 555-0142"],
  ["Can we have your W-9?", "W-9?"],
  ["off I-15 at Sahara", "I-15"],
  ["SS-1h tack coat", "SS-1h"],
  ["every year (NRS 116.31152).", "(NRS 116.31152)."],
  ["NRS 116.31086: bids", "NRS 116.31086:"],
  ["NRS 484B.467: signs", "NRS 484B.467:"],
  ["see 28 CFR 36.104", "28 CFR 36.104"],
  ["crack filler to ASTM D6690", "ASTM D6690"],
  ["binder grade PG 64-22", "PG 64-22"],
  ["Las Vegas, NV 89101", "NV 89101"],
  ["For an HOA 24 hours are enough", "24 hours"],
  ["In an HOA 24-48 hours", "24-48 hours"],
  ["Open in NLV 7 AM-6 PM", "7 AM-6 PM"],
  ["Open in NLV 7 a.m.-6 p.m.", "7 a.m.-6 p.m."],
  ["In an HOA 50°F are enough", "50°F"],
  ["In an HOA 7:00-9:00 AM only", "7:00-9:00 AM"],
  ["Mon-Fri: 7:00-9:00 AM", "7:00-9:00 AM"],
  ["from 7:00-9:00 a.m. on", "7:00-9:00 a.m."],
  ["7-9 AM", "7-9 AM"],
  ["7-9:30 p.m. daily", "7-9:30 p.m."],
  ["open 6:30-18:30.", "6:30-18:30."],
  ["a ramp of 1:12-1:16", "1:12-1:16"],
  ['the "24 hours" rule', '"24 hours"'],
  ["\u{201C}24 hours\u{201D}: the rule", "\u{201C}24 hours\u{201D}:"],
  ["¿48 horas?", "¿48 horas?"],
  ["about ~2 inches/5 cm", "~2 inches/"],
  ["Mon-7:00 AM", "7:00 AM"],
  ["wait 24-48hrs, then drive", "24-48hrs,"],
  ["for $1-2k, or so", "$1-2k,"],
  ["per ASTM D6690a", "ASTM D6690a"],
])("finds one unbreakable part in %j", (text, part) => {
  expect(unbreakableParts(text)).toEqual([part]);
  expect(nowrapParts(text).join("")).toBe(text);
});

it.each([
  "Two coats, then 3 cones",
  "Section 208 of 2010",
  "on-site",
  "a well-kept lot",
  "X-ray",
  "Mon-Fri",
  "24 hourly",
  "an HOA, 120 stalls",
  "McCarran 5",
  "a 20 AMP circuit",
  "",
])("finds no unbreakable part in %j", (text) => {
  expect(nowrapParts(text)).toEqual([text]);
});
