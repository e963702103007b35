/** Tests how addresses in markdown are replaced. */
import { mapSiteLinks } from "../../../src/content/markdown/find";

/** Sends links to /blog/a-b and /blog?a&b to a longer address. */
const change = (url: string): string => (["/blog/a-b", "/blog?a&b"].includes(url) ? "/blog/a-b-c" : url);

it.each([
  ["a link", "[one](/blog/a-b)", "[one](/blog/a-b-c)"],
  ["a link without text", "[](/blog/a-b)", "[](/blog/a-b-c)"],
  ["a link whose text is the address", "[/blog/a-b](/blog/a-b)", "[/blog/a-b](/blog/a-b-c)"],
  ["a link on a picture with the same address", "[![a](/blog/a-b)](/blog/a-b)", "[![a](/blog/a-b)](/blog/a-b-c)"],
  ["a link whose title is the address", '[one](/blog/a-b "/blog/a-b")', '[one](/blog/a-b-c "/blog/a-b")'],
  ["an address in angle brackets", "[one](</blog/a-b>)", "[one](</blog/a-b-c>)"],
  ["an address on the next line of a quotation", "> [one](\n> /blog/a-b)", "> [one](\n> /blog/a-b-c)"],
  ["a definition", "[one]\n\n[one]: /blog/a-b", "[one]\n\n[one]: /blog/a-b-c"],
  ["a definition whose name has a bracket and the address", "[a\\]/blog/a-b]: /blog/a-b", "[a\\]/blog/a-b]: /blog/a-b-c"],
  ["an address with a backslash", "[one](/blog/a\\-b)", "[one](/blog/a-b-c)"],
  ["an address with a character reference", "[one](/blog?a&amp;b)", "[one](/blog/a-b-c)"],
  ["an address with a numeric character reference", "[one](/blog/a&#45;b)", "[one](/blog/a-b-c)"],
  ["each of two ways to write an address", "[one](/blog/a\\-b) and [two](/blog/a-b)", "[one](/blog/a-b-c) and [two](/blog/a-b-c)"],
  ["the second of two definitions of a name", "[a]: /blog/c\n[a]: /blog/a-b", "[a]: /blog/c\n[a]: /blog/a-b-c"],
])("replaces %s", (_, body, expected) => {
  expect(mapSiteLinks(body, change)).toBe(expected);
});

it.each([
  ["an address that stays the same, with its backslash", "[one](/blog/c\\-d)"],
  ["an address in code", "`[one](/blog/a-b)`"],
  ["a picture", "![one](/blog/a-b)"],
  ["a link to another site", "[one](https://www.example.com/blog/a-b)"],
])("keeps %s", (_, body) => {
  expect(mapSiteLinks(body, change)).toBe(body);
});
