/** Ranges, times and numbers with units of every page stand in elements that no line parts; headings of texts have names. */
import { load } from "cheerio";
import { wholeParts } from "../../src/format/whole";
import { parsePage, sitePages } from "./site-files";

/** Where such a part needs no element: it does not break there anyway, or nobody sees it. */
const ELSEWHERE =
  ".whole, a[href^='tel:'], a[href^='sms:'], title, script, style, option, noscript, svg, .visually-hidden, [data-calculator], h1, h2";

const textsOutside = (page: string): readonly string[] => {
  const $ = parsePage(page);
  $(ELSEWHERE).remove();
  return $("main *, footer *")
    .contents()
    .toArray()
    .flatMap((node) => ("data" in node ? [node.data] : []));
};

it.each(sitePages)("%s leaves no range, time or measure to be parted", (page) => {
  const loose = textsOutside(page).flatMap((text) => wholeParts(text).filter((_, index) => index % 2 === 1));
  expect(loose).toEqual([]);
});

it("finds such parts on the pages at all", () => {
  const marked = sitePages.flatMap((page) =>
    parsePage(page)(".whole")
      .toArray()
      .map((element) => load(element).text()),
  );
  expect(marked.length).toBeGreaterThan(0);
  // An element holds what it must, and no more; a price holds by itself.
  expect(marked.filter((text) => wholeParts(text).join("|") !== `|${text}|` && !/^\$[\d,.]+$/.test(text))).toEqual([]);
});

it.each(sitePages)("%s names no two things alike, and every link within it leads somewhere", (page) => {
  const $ = parsePage(page);
  const ids = $("[id]")
    .toArray()
    .map(({ attribs }) => attribs.id ?? "");
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const within = $("a[href^='#']")
    .toArray()
    .map(({ attribs }) => (attribs.href ?? "").slice(1));
  expect(within.filter((id) => !ids.includes(id))).toEqual([]);
});
