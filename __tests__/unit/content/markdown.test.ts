/** HTML rendered from markdown, for pages, the feed and previews. */
import { load } from "cheerio";
import { feedHtml, pageText } from "../../../src/content/markdown/html";
import { PAGE_PARTS } from "../../../src/content/shared/constants";

const renderDiagram = (key: string): string => `<figure><svg><text>24-48 hours in ${key}</text></svg></figure>`;
const siteUrl = "https://www.example.com";
const links = { linkTo: (href: string) => ({ href }), note: "", siteUrl };
const textOf = (markdown: string) => pageText(markdown, renderDiagram, links);
const htmlOf = (markdown: string): string =>
  textOf(markdown)
    .pieces.map(({ html }) => html)
    .join("\n");
const idsOf = (markdown: string): readonly (string | undefined)[] => {
  const $ = load(htmlOf(markdown));
  return $("h2, h3, h4")
    .toArray()
    .map(({ attribs }) => attribs.id);
};

describe("headings", () => {
  it.each([
    ["## What it is", "what-it-is"],
    ["### Read your *pavement*", "read-your-pavement"],
    ["## It's a driveway & more, not just color", "its-a-driveway"],
    ["## Café: 24-48 hours", "cafe-24-48"],
    ["## Résumé of a naïve façade", "resume-of-a"],
    ["## ?", "part"],
    ["## 🚧", "part"],
    ["## İstanbul ﬁller ÅNGSTRÖM", "istanbul-filler-angstrom"],
    ["## ما هو الأسفلت", "ما-هو-الأسفلت"],
    ["## 아스팔트 がぎ", "아스팔트-がぎ"],
    ["## Seal&#8203;coat &shy;now", "sealcoat-now"],
  ])("%j has the id %s", (markdown, id) => {
    expect(idsOf(markdown)).toEqual([id]);
  });

  it("have unique ids down to the third level, and none below it", () => {
    expect(idsOf("## Sun\n\nOne.\n\n### Sun\n\n## Sun 2\n\n## Sun\n\n#### Sun")).toEqual(["sun", "sun-2", "sun-2-2", "sun-3", undefined]);
  });

  it.each(Object.values(PAGE_PARTS))("do not use the id %s, which another part of the page uses", (part) => {
    expect(idsOf(`## ${part.replaceAll("-", " ")}`)).toEqual([`${part}-2`]);
  });
});

describe("tables", () => {
  const table = (...rows: readonly (readonly string[])[]): string => {
    const [head = [], ...body] = rows.map((cells) => `| ${cells.join(" | ")} |`);
    return [head, `${"| --- ".repeat(rows[0]?.length ?? 0)}|`, ...body].join("\n");
  };
  const wide = table(
    ["Sign", "Usual repair", "How *soon*"],
    ["Pothole", "Patch", "Now"],
    ["Dip in the middle of a drive lane", "[Find the cause before you fill it](/x)", ""],
  );

  it("that are wide repeat the column's name in each body cell", () => {
    const $ = load(htmlOf(wide));
    const cells = $("td").map((_, cell) => `${$(cell).attr("data-column")}: ${$(cell).text()}`);
    expect(cells.get()).toEqual([
      ...["Sign: Pothole", "Usual repair: Patch", "How soon: Now"],
      ...["Sign: Dip in the middle of a drive lane", "Usual repair: Find the cause before you fill it", "How soon: "],
    ]);
  });

  it("that are wide have an explicit role on every part, for screen readers", () => {
    const $ = load(htmlOf(wide));
    const roles = $("table, table *:not(em, a)").map((_, part) => $(part).attr("role") ?? part.tagName);
    expect(roles.get()).toEqual([
      "table",
      ...["rowgroup", "row", "columnheader", "columnheader", "columnheader"],
      ...["rowgroup", "row", "cell", "cell", "cell", "row", "cell", "cell", "cell"],
    ]);
  });

  it.each([
    ["two columns", table(["Lot", "Stalls"], ["1-25", "1"])],
    [
      "three short columns",
      table(["Spaces", "Accessible", "Vans"], ["1-25", "1", "1"], ["1,001 and over", "20, plus 1 for each 100", "1 in 6"]),
    ],
  ])("with %s are not changed", (_, markdown) => {
    expect(htmlOf(markdown)).not.toMatch(/data-column|role=/);
  });
});

it("prevents line breaks between figures and units", () => {
  expect(htmlOf("Wait 24-48 hours & *2-3 years*.")).toBe(
    '<p>Wait <span class="nowrap">24-48 hours</span> &#x26; <em><span class="nowrap">2-3 years</span></em>.</p>',
  );
});

it("does not change figures in attributes", () => {
  expect(htmlOf('See ![24-48 hours](/images/a.jpg "2-3 years")')).toBe(
    '<p>See <img src="/images/a.jpg" alt="24-48 hours" title="2-3 years"></p>',
  );
});

describe("invisible characters written as character references", () => {
  const PICTURE = { src: "/images/a.jpg", alt: "Driveway", caption: "Before after" };

  it.each([
    '![Drive&shy;way](/images/a.jpg "Before &#x202E;after")',
    '![Drive&shy;way][lot]\n\n[lot]: /images/a.jpg "Before &#x202E;after"',
    '![Drive&#8203;way][]\n\n[Drive&#8203;way]: /images/a.jpg "Before &rlm;after"',
  ])("are removed from the alternative text and the caption of %j", (markdown) => {
    expect(textOf(markdown).pieces).toEqual([{ picture: PICTURE }]);
  });

  it.each(['[Ask](/contact "Call &#x202E;us")', '[Ask][us]\n\n[us]: /contact "Call &#x202E;us"'])(
    "are removed from the title of the link %j",
    (markdown) => {
      expect(htmlOf(markdown)).toBe('<p><a href="/contact" title="Call us">Ask</a></p>');
    },
  );
});

it("replaces references to known diagrams only", () => {
  expect(htmlOf("One\n\n{{diagram: coat}}\n\n{{diagram: nothing}}")).toBe(
    `<p>One</p>\n${renderDiagram("coat")}\n<p>{{diagram: nothing}}</p>`,
  );
});

it.each([
  ["Area: ft<sup>2</sup>", "<p>Area: ft<sup>2</sup></p>"],
  ["CO<sub>2</sub><br>and more", "<p>CO<sub>2</sub><br>and more</p>"],
  ["One <!-- not yet --> two", "<p>One  two</p>"],
  ["<!-- a note\n\nin two paragraphs -->\n\nText", "<p>Text</p>"],
  ["# Level one", "<h2>Level one</h2>"],
  ["Call &#x202E;us&rlm; a&#8203;b", "<p>Call us ab</p>"],
  ["- [ ] Sweep\n- [x] *Seal*", "<ul>\n<li>\u2610 Sweep</li>\n<li>\u2611 <em>Seal</em></li>\n</ul>"],
  ["Ask www.example.com or https://example.com/blog.", "<p>Ask www.example.com or https://example.com/blog.</p>"],
  ["Ask <https://www.example.com/blog>.", "<p>Ask https://www.example.com/blog.</p>"],
  ["Ask [www.example.com/blog].", "<p>Ask [www.example.com/blog].</p>"],
  ["[Blog][b]\n\n[b]: https://epa.gov", '<p><a href="https://epa.gov">Blog</a></p>'],
])("the page and the feed show %j the same way", (markdown, html) => {
  expect(feedHtml(markdown, renderDiagram, links)).toBe(html);
  expect(htmlOf(markdown).replace(/ id="[^"]*"/, "")).toBe(html);
});

it.each([
  "More[^a], again[^a], [^b].\n\n[^a]: A.\n[^b]: B.",
  "## Fn 1\n\n## Fnref 1\n\nMore[^1].\n\n[^1]: A.",
  "A^[one] b^[two] [^1] [^1]\n\n[^1]: A.",
  "## Fnref 1 2\n\nMore[^1], again[^1].\n\n[^1]: A.",
  "More[^a b], more[^a-b], more[^a%20b].\n\n[^a b]: A.\n[^a-b]: B.\n[^a%20b]: C.",
])("gives each part of %j its own id", (markdown) => {
  const $ = load(htmlOf(markdown));
  const ids = $("[id]")
    .map((_, { attribs }) => attribs.id)
    .get();
  expect(new Set(ids).size).toBe(ids.length);
});

it.each(["a", "a b", "año", "a%20b", 'a"b', "<b>", "1"])("links a footnote named %j to its text", (name) => {
  const $ = load(htmlOf(`More[^${name}].\n\n[^${name}]: The text.`));
  const id = $(".footnotes li").attr("id") ?? "";
  expect(id).not.toMatch(/\s/);
  expect($(".footnote-ref").attr("href")).toBe(`#${id}`);
});

it.each(["</a><script>alert(1)</script>", "[x](javascript:alert(1))", "*A* & <b>B</b>"])("shows the source title %j as text", (title) => {
  const sources = { heading: "<i>Sources</i>", links: [{ title, url: "https://law.example.us/1?a=1&b=2" }] };
  const $ = load(pageText("Text.", renderDiagram, { ...links, sources }).pieces[0]?.html ?? "");
  expect($("h2").text()).toBe("<i>Sources</i>");
  expect($("li a").text()).toBe(title);
  // No part of the title has become an element.
  expect($("*").length).toBe($("html, head, body, p, h2, ul, li, li a").length);
});

it("shows HTML in markdown as text", () => {
  const $ = load(htmlOf("A <b onclick=x>b</b>\n\n<script>alert(1)</script>"));
  expect($("b, script")).toHaveLength(0);
  expect($("body").text()).toContain("A <b onclick=x>b</b>");
  expect($("body").text()).toContain("<script>alert(1)</script>");
});

it("renders plain HTML without ids or spans for the feed", () => {
  const html = feedHtml("## Sun\n\nWait 24-48 hours.\n\n{{diagram: coat}}", (key) => `<p>${key}</p>`, links);
  expect(html).toBe("<h2>Sun</h2>\n<p>Wait 24-48 hours.</p>\n<p>coat</p>");
});

describe("a body", () => {
  const pictureParagraph = "![Lot](/images/a.jpg 'A lot')";
  const tableWithPicture = "| See | Do |\n| --- | --- |\n| ![Gray](/images/b.jpg) Gray | Seal |";

  it("is split into HTML and pictures that are alone in their paragraphs, including reference-style pictures", () => {
    expect(textOf(`One.\n\n${pictureParagraph}\n\nTwo.\n\n![Edge][e]\n\n[e]: /images/e.jpg`).pieces).toEqual([
      { html: "<p>One.</p>" },
      { picture: { src: "/images/a.jpg", alt: "Lot", caption: "A lot" } },
      { html: "<p>Two.</p>" },
      { picture: { src: "/images/e.jpg", alt: "Edge" } },
    ]);
  });

  it("keeps a table's pictures in the table's HTML, with lazy loading", () => {
    const { pieces } = textOf(tableWithPicture);
    expect(pieces).toHaveLength(1);
    expect(pieces[0]?.html).toContain('<td><img src="/images/b.jpg" alt="Gray" loading="lazy" decoding="async"> Gray</td>');
  });

  it("that starts with a second-level heading has its first section as the opening, with the heading and diagrams separate from the text", () => {
    const { opening, rest } = textOf(`## What\n\nOne.\n\n{{diagram: coat}}\n\n${pictureParagraph}\n\nTwo.\n\n## Next\n\nThree.\n\n## Last`);
    expect(opening).toEqual({
      id: "what",
      side: `<h2>What</h2>\n${renderDiagram("coat")}`,
      pieces: [{ html: "<p>One.</p>" }, { picture: { src: "/images/a.jpg", alt: "Lot", caption: "A lot" } }, { html: "<p>Two.</p>" }],
    });
    expect(rest).toEqual([{ html: '<h2 id="next">Next</h2>\n<p>Three.</p>\n<h2 id="last">Last</h2>' }]);
  });

  it.each(["Words first.\n\n## Then a heading", "No heading.", ""])("has no opening if no heading comes first: %j", (markdown) => {
    const { opening, pieces, rest } = textOf(markdown);
    expect([opening, rest]).toEqual([undefined, pieces]);
  });

  it("lists its second-level headings, without their links and footnotes", () => {
    expect(textOf("[^1] and [^1]\n\n## Price[^1]\n\n[^1]: A.").headings).toEqual([{ id: "price", html: "Price" }]);
    expect(textOf("## What *it [is](/x)*\n\n### No\n\n## Next").headings).toEqual([
      { id: "what-it-is", html: "What <em>it is</em>" },
      { id: "next", html: "Next" },
    ]);
  });
});

it("adds a note to each link to an English page, including reference-style links", () => {
  const linkTo = (to: string) => (to === "/en" ? ({ href: to, hrefLang: "en" } as const) : { href: `/es${to}` });
  const { pieces } = pageText("[Uno](/uno), [dos][d].\n\n[d]: /en 'Dos'", renderDiagram, { linkTo, note: "(inglés)", siteUrl });
  expect(pieces[0]?.html).toBe('<p><a href="/es/uno">Uno</a>, <a href="/en" title="Dos" hreflang="en">dos (inglés)</a>.</p>');
});
