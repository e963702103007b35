import { searchWords } from "../../../src/worker/search-words";

/** Checks whether a search finds a stored text, the way the database does. */
const finds = (search: string, stored: string): boolean => {
  const haystack = stored.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  return searchWords(search).every((forms) => forms.some((form) => haystack.includes(form)));
};

/** The text of a stored request: name, phone, message, and the digits of the phone number. */
const STORED = "Ana Peña\n(702) 555-0188\nTwo cracks, 2,500 sq ft, 100% done_now\\ok? ÉCOLE\n7025550188";

it.each([
  "702-555-0188",
  "702.555.0188",
  "7025550188",
  "(702) 555-0188",
  "+1 702 555 0188",
  "1-702-555-0188",
  "+1 (702) 555-0188 Ana",
  "555-0188",
  "5550188",
  "702‑555‑0188",
  "７０２ ５５５ ０１８８",
  "555 0188",
  "0188",
  "(702)",
  "tel:+17025550188",
  "sms:7025550188 Ana",
  "Tel:(702) 555-0188",
])("finds the request by its phone number, written %s", (search) => {
  expect(finds(search, STORED)).toBe(true);
});

it.each(["peña", "PEÑA", "Pen\u0303a", "école", "2,500 sq", "100%", "done_now", "\\ok", "cracks ana", "crac\u00ADks", "", "  "])(
  "finds the request with the search %j",
  (search) => {
    expect(finds(search, STORED)).toBe(true);
  },
);

it.each(["702-555-0199", "555-0199", "Ana 702-555-0199", "tel:+17025550199", "pena", "peña roof", "100_", "2,501"])(
  "does not find the request with the search %j",
  (search) => {
    expect(finds(search, STORED)).toBe(false);
  },
);

// Compatibility characters, which NFKC replaces, are stored as they were typed.
it.each([
  ["1½", "Overlay 1½ inch"],
  ["½-inch cracks", "½-inch cracks"],
  ["½-INCH", "½-inch cracks"],
  ["m²", "500 m² lot"],
  ["500 m2", "500 m2 lot"],
  ["ｍ２", "500 m2 lot"],
  ["ＡＢＣ", "ＡＢＣ Paving"],
  ["café №5", "Café №5"],
  ["７０２−５５５", "gate ７０２−５５５"],
  ["１２０ ４５００", "code １２０ ４５００"],
  ["1½ 702 555 0188", "1½ inch, call 702-555-0188\n7025550188"],
  ["1½ 120 4500", "1½ inch, 120 stalls, 4500 sq ft"],
])("finds, with the search %j, the text %j", (search, stored) => {
  expect(finds(search, stored)).toBe(true);
});

it.each([
  ["1½", "11/2 Main St, 1 inch"],
  ["½ ¼", "½ inch"],
])("does not find, with the search %j, the text %j", (search, stored) => {
  expect(finds(search, stored)).toBe(false);
});

it("searches for tel: as a word if a space follows it", () => {
  expect(finds("tel: +17025550188", STORED)).toBe(false);
  expect(finds("tel: +17025550188", `tel: ${STORED}`)).toBe(true);
});

it.each([
  "12000 89101",
  "89101 12000",
  "24 89101",
  "12000 sq 89101",
  "24 12000",
  "2,500 555-0188",
  "555-0188 702-555-0188",
  "24 702 555 0188 89101",
  "120 4500",
  "4500 120",
  "120  4500 sq",
  "120, 4500",
  "120 - 4500",
  "120 350 4500",
  "1 120 4500",
  "120 4500 702 555 0188",
])("finds each of the numbers %j", (search) => {
  const message = "1 lot, 120 stalls, 4500 sq ft, 350 ft of curb";
  expect(finds(search, `24 Main St, 12000 sq ft, 2,500 sq yd, 89101\n(702) 555-0188\n7025550188\n${message}`)).toBe(true);
});

it.each(["120 4501", "121 4500", "120 350 4501", "702 555 0199"])(
  "does not find the request with the numbers %j, of which one is missing",
  (search) => {
    expect(finds(search, `120 stalls, 4500 sq ft, 350 ft of curb\n(702) 555-0188\n7025550188`)).toBe(false);
  },
);

it("does not search separately for the parts of a number with a hyphen", () => {
  expect(finds("120-4500", "120 stalls, 4500 sq ft")).toBe(false);
});
