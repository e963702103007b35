import { PAGE_PARTS } from "../../../src/content/words";
import { withHeadingIds } from "../../../src/gatsby/heading-ids";

it.each([
  ["<h2>What it is</h2>", "what-it-is"],
  ["<h3>Read your <em>pavement</em></h3>", "read-your-pavement"],
  ["<h2>It's a driveway &#x26; more, not just color</h2>", "its-a-driveway"],
  ["<h2>Café: 24-48 hours</h2>", "cafe-24-48"],
  ["<h2>?</h2>", "part"],
])("names %s", (html, name) => {
  expect(withHeadingIds(html)).toBe(html.replace(/^<(h\d)/, `<$1 id="${name}"`));
});

it("gives no name twice, and names nothing but headings of a text", () => {
  expect(withHeadingIds("<h2>Sun</h2><p>One.</p>\n<h3>Sun</h3><h2>Sun 2</h2><h2>Sun</h2><h4>Sun</h4>")).toBe(
    '<h2 id="sun">Sun</h2><p>One.</p>\n<h3 id="sun-2">Sun</h3><h2 id="sun-2-2">Sun 2</h2><h2 id="sun-3">Sun</h2><h4>Sun</h4>',
  );
});

it.each(Object.values(PAGE_PARTS))("leaves the name %s to the part of the page that has it", (part) => {
  expect(withHeadingIds(`<h2>${part.replaceAll("-", " ")}</h2>`)).toContain(`id="${part}-2"`);
});
