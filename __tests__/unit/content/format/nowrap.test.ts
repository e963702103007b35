import { nowrapParts } from "../../../../src/content/format/nowrap";

const unbroken = (text: string): readonly string[] => nowrapParts(text).filter((_, index) => index % 2 === 1);

it.each([
  ["Cars wait 24-48 hours.", "24-48 hours"],
  ["a 2-year warranty", "2-year"],
  ["cracks over 1/4 inch wide", "1/4 inch"],
  ["asks for $6,000-$14,000.", "$6,000-$14,000"],
  ["Mon-Fri: 7:00 AM-6:00 PM", "7:00 AM-6:00 PM"],
  ["Call (702) 555-0142 today", "(702) 555-0142"],
])("finds one unbreakable part in %j", (text, part) => {
  expect(unbroken(text)).toEqual([part]);
  expect(nowrapParts(text).join("")).toBe(text);
});

it.each(["Two coats, then 3 cones", "Section 208 of 2010", "on-site", "a well-unbroken lot", "Mon-Fri", "24 hourly", ""])(
  "finds no unbreakable part in %j",
  (text) => {
    expect(nowrapParts(text)).toEqual([text]);
  },
);
