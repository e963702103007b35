/** Worksheets are complete in the HTML of their pages, and on no other page. */
import { fillIn } from "../../src/content/shared/placeholders";
import { pathOf } from "../../src/content/shared/routes";
import { COUNT_ROWS } from "../../src/worksheets/accessible-spaces";
import { builtContent } from "../fixtures/built-words";
import { pageAt, texts, attributes } from "./built-site";

const { worksheets, services, posts } = builtContent;
const offers = [
  ...services.map((entry) => ({ page: pathOf("services", entry), names: entry.worksheets })),
  ...posts.map((entry) => ({ page: pathOf("posts", entry), names: entry.worksheets })),
].filter(({ names }) => names.length > 0);
const { accessibleParking: parking } = worksheets;

const pagesWith = (name: string): readonly string[] =>
  offers.flatMap(({ page, names }) => (names.some((sheet) => sheet === name) ? [page] : []));

it("each page has its worksheets in order, closed, complete without scripts and outside of any form", () => {
  for (const { page: address, names } of offers) {
    const page = pageAt(address);
    const sheets = names.flatMap((name) => worksheets.sheets.filter((sheet) => sheet.name === name));
    const blocks = sheets.flatMap((sheet) => sheet.blocks);
    expect(texts(page, "#worksheets details > summary")).toEqual(sheets.map(({ title }) => title));
    expect(texts(page, "#worksheets label")).toEqual(blocks.flatMap((block) => block.fields.map(({ label }) => label)));
    expect(attributes(page, "#worksheets td input", "aria-label")).toEqual(
      blocks.flatMap(({ table }) => (table ? table.rows.flatMap(() => table.columns.slice(1)) : [])),
    );
    expect(page.$("main details[name=sheet] :is(input, textarea)").length).toBeGreaterThan(0);
    expect(page.$("details[name=sheet][open], main form, main :is(input, textarea)[name]")).toHaveLength(0);
  }
});

it("shows the complete table of accessible spaces once on its pages, outside of `<details>`", () => {
  for (const address of parking ? pagesWith("accessible-parking") : []) {
    const { $, html } = pageAt(address);
    const rows = $("#accessible-parking table tbody tr")
      .map((_, row) =>
        $(row)
          .children()
          .get()
          .map((cell) => $(cell).text())
          .join(" | "),
      )
      .toArray();

    expect(rows).toHaveLength(COUNT_ROWS.length + 2);
    expect(rows.slice(0, COUNT_ROWS.length)).toEqual(
      COUNT_ROWS.map(({ from, to, accessible }) => `${from}-${to} | ${accessible} | ${Math.ceil(accessible / 6)}`),
    );
    expect(rows.at(-1)).toContain(fillIn(parking?.table.over ?? "", { count: "1,000" }));
    expect($("#accessible-parking table").closest("details")).toHaveLength(0);
    expect(html.split(">101-150<")).toHaveLength(2);
  }
});
