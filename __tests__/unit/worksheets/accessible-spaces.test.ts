/** Tests the smallest total of each row of table 208.2 (2010 ADA Standards), totals above 1,000, and van spaces (section 208.2.4). */
import { accessibleSpaces, MAX_SPACES, readSpaces } from "../../../src/worksheets/accessible-spaces";

it.each([
  // Total spaces, accessible spaces, and how many of these are van spaces.
  [1, 1, 1],
  [26, 2, 1],
  [51, 3, 1],
  [76, 4, 1],
  [101, 5, 1],
  [151, 6, 1],
  [201, 7, 2],
  [301, 8, 2],
  [401, 9, 2],
  // 2 percent, rounded up (section 104.2).
  [501, 11, 2],
  [551, 12, 2],
  [601, 13, 3],
  [900, 18, 3],
  [901, 19, 4],
  [1000, 20, 4],
  // 20, plus 1 for each 100, or fraction of 100, over 1,000.
  [1001, 21, 4],
  [1101, 22, 4],
  [1400, 24, 4],
  [2000, 30, 5],
  [100_000, 1010, 169],
])("total spaces: %i, accessible: %i, van-accessible: %i", (total, accessible, vans) => {
  expect(accessibleSpaces(total)).toEqual({ accessible, vans, others: accessible - vans });
});

describe("the entered total", () => {
  it.each([
    ["60", 60],
    ["1,200", 1200],
    ["100,000", MAX_SPACES],
  ])("%j is %i spaces", (written, total) => {
    expect(readSpaces(written)).toEqual({ total });
  });

  it.each([
    ["sixty", "unclear"],
    ["-5", "unclear"],
    ["NaN", "unclear"],
    ["spaces", "unclear"],
    ["24.5", "fraction"],
    ["0", "none"],
    ["100,001", "tooLarge"],
    ["9".repeat(400), "tooLarge"],
  ])("%j is rejected: %s", (written, problem) => {
    expect(readSpaces(written)).toEqual({ problem });
  });

  it.each(["", "   "])("%j counts as no input", (written) => {
    expect(readSpaces(written)).toBeUndefined();
  });
});
