import { load } from "cheerio";
import { withColumnHeadings } from "../../../src/gatsby/table-columns";

const table = (headings: readonly string[], ...rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${headings.map((heading) => `<th>${heading}</th>`).join("")}</tr></thead>` +
  `<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</tbody></table>`;

const wide = table(
  ["Sign", "Usual repair", "How <em>soon</em>"],
  ["Pothole", "Patch", "Now"],
  ["Dip in the middle of a drive lane", '<a href="/x">Find the cause before you fill it</a>', ""],
);
/** Of numbers: three columns that a phone has room for. */
const short = table(
  ["Spaces", "Accessible", "Vans"],
  ["1-25", "1", "1"],
  ["26-50", "2", "1"],
  ["1,001 and over", "20, plus 1 for each 100", "1 in 6"],
);
/** Prices do not break: side by side they are wider than a phone. */
const prices = table(["Surface", "Area", "Sample range"], ["Neighborhood", "100,000 sq ft", "$15,000-$35,000"]);

it("writes on every cell of a wide table which column it is in", () => {
  const $ = load(withColumnHeadings(wide));

  expect(
    $("td")
      .map((_, cell) => `${$(cell).attr("data-column")}: ${$(cell).text()}`)
      .get(),
  ).toEqual([
    ...["Sign: Pothole", "Usual repair: Patch", "How soon: Now"],
    ...["Sign: Dip in the middle of a drive lane", "Usual repair: Find the cause before you fill it", "How soon: "],
  ]);
});

it("takes a table for wide, too, whose columns a phone cannot set side by side", () => {
  expect(load(withColumnHeadings(prices))("[data-columns='3']")).toHaveLength(1);
});

it("keeps every part of the table a part of a table for a screen reader", () => {
  const $ = load(withColumnHeadings(wide));

  expect(
    $("table, table *:not(em, a)")
      .map((_, part) => $(part).attr("role") ?? part.tagName)
      .get(),
  ).toEqual([
    "table",
    ...["rowgroup", "row", "columnheader", "columnheader", "columnheader"],
    ...["rowgroup", "row", "cell", "cell", "cell", "row", "cell", "cell", "cell"],
  ]);
});

it.each([
  ["text without a table", "<p>A &#x26; B — 1:48&nbsp;slope &lt; 2 %</p>"],
  ["a table of two columns", table(["Lot", "Stalls"], ["1-25", "1"])],
  ["a table of three short columns", short],
])("leaves %s as it is", (_, html) => {
  expect(load(withColumnHeadings(html)).html()).toBe(load(html).html());
});

it("keeps what stands around a wide table", () => {
  const around = '<h2>Café &amp; "lot"</h2><p>90°F<br>½ <img src="/images/a.jpg" alt="a < b"></p>';

  expect(
    load(withColumnHeadings(around + wide))
      .html()
      .startsWith(load(around).html().replace("</body></html>", "")),
  ).toBe(true);
});
