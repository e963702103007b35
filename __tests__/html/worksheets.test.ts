/** Worksheets are complete in the HTML of their pages, and on no other page. */
import { pathOf } from "../../src/content/shared/routes";
import { builtContent } from "../fixtures/built-words";
import { pageAt, texts, attributes } from "./built-site";

const { worksheets, services, posts } = builtContent;
const offers = [
  ...services.map((entry) => ({ page: pathOf("services", entry), names: entry.worksheets })),
  ...posts.map((entry) => ({ page: pathOf("posts", entry), names: entry.worksheets })),
].filter(({ names }) => names.length > 0);
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
