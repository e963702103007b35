import { nowrapParts } from "../../../../src/content/format/nowrap";

const kept = (text: string): readonly string[] => nowrapParts(text).filter((_, index) => index % 2 === 1);

it.each([
  ["Cars wait 24-48 hours.", "24-48 hours"],
  ["Best at 50-90°F, in shade", "50-90°F"],
  ["every 2-3 years, or", "2-3 years"],
  ["a 2-year warranty", "2-year"],
  ["a 1.5-2 inch overlay", "1.5-2 inch"],
  ["cracks over 1/4 inch wide", "1/4 inch"],
  ["about 90 days", "90 days"],
  ["a lot of 40,000 sq ft", "40,000 sq ft"],
  ["asks for $6,000-$14,000.", "$6,000-$14,000"],
  ["at $0.15-$0.35 per foot", "$0.15-$0.35"],
  ["it costs 10-20 times more", "10-20 times"],
  ["lots of 501-1,000 spaces", "501-1,000"],
  ["Mon-Fri: 7:00 AM-6:00 PM", "7:00 AM-6:00 PM"],
  ["after 6 PM", "6 PM"],
  ["Call (702) 555-0142 today", "(702) 555-0142"],
])("keeps of %j one part whole", (text, part) => {
  expect(kept(text)).toEqual([part]);
  expect(nowrapParts(text).join("")).toBe(text);
});

it.each(["Two coats, then 3 cones", "Section 208 of 2010", "on-site", "a well-kept lot", "Mon-Fri", "24 hourly", ""])(
  "keeps nothing of %j",
  (text) => {
    expect(nowrapParts(text)).toEqual([text]);
  },
);
