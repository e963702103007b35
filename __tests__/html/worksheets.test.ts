/** Sheets to fill in and print stand in the built page, whole, without any script; no other page carries a word of them. */
import { fillIn } from "../../src/content/placeholders";
import { pathOf } from "../../src/content/routes";
import { COUNT_ROWS } from "../../src/content/parking-law";
import { builtContent } from "../fixtures/built-words";
import { parsePage, readPage, sitePages } from "./site-files";

const { worksheets, services, posts } = builtContent;
const offers = [
  ...services.map((entry) => ({ page: pathOf("services", entry), names: entry.worksheets })),
  ...posts.map((entry) => ({ page: pathOf("posts", entry), names: entry.worksheets })),
].filter(({ names }) => names.length > 0);
const { accessibleParking: parking } = worksheets;

const pagesWith = (name: string): readonly string[] =>
  offers.flatMap(({ page, names }) => (names.some((own) => own === name) ? [page] : []));

describe.each(offers)("$page", ({ page, names }) => {
  const $ = parsePage(page);
  const sheets = names.flatMap((name) => worksheets.sheets.filter((sheet) => sheet.name === name));

  it("offers its sheets in the order it names them, and all closed", () => {
    const titles = $("#worksheets details > summary").map((_, summary) => $(summary).text());
    expect(titles.toArray()).toEqual(sheets.map(({ title }) => title));
    expect($("details[name=sheet][open]")).toHaveLength(0);
  });

  it("has every field and every cell without a script, each with its name", () => {
    const fields = sheets.flatMap(({ blocks }) => blocks.flatMap((block) => block.fields.map(({ label }) => label)));
    const cells = sheets.flatMap(({ blocks }) =>
      blocks.flatMap(({ table }) => (table ? table.rows.flatMap(() => table.columns.slice(1)) : [])),
    );
    expect(
      $("#worksheets label")
        .map((_, label) => $(label).text())
        .toArray(),
    ).toEqual(fields);
    expect(
      $("#worksheets td input")
        .map((_, input) => $(input).attr("aria-label"))
        .toArray(),
    ).toEqual(cells);
  });

  it("sends nothing of it: its fields are in no form and have no name", () => {
    expect($("main details[name=sheet] :is(input, textarea)").length).toBeGreaterThan(0);
    expect($("main form, main :is(input, textarea)[name]")).toHaveLength(0);
  });
});

describe.each(parking ? pagesWith("accessible-parking") : [])("the table of accessible spaces on %s", (page) => {
  const $ = parsePage(page);
  const rows = $("#accessible-parking table tbody tr")
    .map((_, row) =>
      $(row)
        .children()
        .get()
        .map((cell) => $(cell).text())
        .join(" | "),
    )
    .toArray();

  it("is whole, and open to be read", () => {
    expect(rows).toHaveLength(COUNT_ROWS.length + 2);
    expect(rows.slice(0, COUNT_ROWS.length)).toEqual(
      COUNT_ROWS.map(({ from, to, accessible }) => `${from}-${to} | ${accessible} | ${Math.ceil(accessible / 6)}`),
    );
    expect(rows.at(-1)).toContain(fillIn(parking?.table.over ?? "", { count: "1,000" }));
    expect($("#accessible-parking table").closest("details")).toHaveLength(0);
  });

  it("stands there once: no text of the page repeats it", () => {
    expect(readPage(page).split(">101-150<")).toHaveLength(2);
  });
});

it("leaves every other page as it is", () => {
  const others = sitePages.filter((page) => !offers.some((offer) => offer.page === page));
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((page) => /name="sheet"|data-sheet|data-typed/.test(readPage(page)))).toEqual([]);
});
