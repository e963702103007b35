/** Artifacts of pasting: reported with their position, and fixed automatically if the intention is clear. */
import { checkText, tidyText } from "../../../src/content/check/pasted-text";
import { loadContent } from "../../../src/content/load/load";
import { fixture } from "../../fixtures/content";
import { copyForEachTest } from "../../fixtures/content-copy";

const SITE = "https://www.example.com";

describe("pasted text", () => {
  it.each<[string, string, string]>([
    ["Word bullets", "\u00B7   One\n\u2022 Two", "- One\n- Two"],
    ["links with the site's own domain", "[a](https://example.com/contact/) [b](https://www.example.com/#top)", "[a](/contact) [b](/#top)"],
    [
      "a link with the site's own domain and a query",
      "[a](https://example.com/contact/?service=x&b=1#quote)",
      "[a](/contact?service=x&b=1#quote)",
    ],
    ["a link with the site's own domain and only a query", "[a](example.com?service=x)", "[a](/?service=x)"],
    ["a link with the site's own domain and dollar signs", "[a](https://example.com/a$$b?c=$&d=1)", "[a](/a$$b?c=$&d=1)"],
    ["a link with the site's own domain and two slashes", "[a](https://example.com//services/x//)", "[a](/services/x)"],
    ["a localhost address", "[a](http://localhost:8000/services/x)", "[a](/services/x)"],
    ["a localhost address with a query", "[a](http://localhost:8000/contact?service=x)", "[a](/contact?service=x)"],
    ["an email address without mailto:", "[a](office@nevada.gov)", "[a](mailto:office@nevada.gov)"],
  ])("is tidied: %s", (_, pasted, tidy) => {
    expect(checkText(pasted, SITE)).not.toEqual([]);
    expect(tidyText(pasted, SITE)).toBe(tidy);
    expect(checkText(tidy, SITE)).toEqual([]);
  });

  it.each<[string, string, string]>([
    ["a script", "Text.\n\n<script>alert(1)</script>", "text, not a script or style"],
    ["a style", '<p style="color:red">Red</p>', "text, not a script or style"],
    ["an iframe", '<iframe src="https://example.org"></iframe>', "text, not a script or style"],
    ["Word tags", "<span class=MsoNormal>Text</span>", "text and markdown, not HTML"],
    ["a JavaScript link", "[a](javascript:alert(1))", "a link to a page, an email address or a phone number"],
    ["an http link", "[a](http://example.org/page)", "an address that starts with https://"],
    ["an http link in capitals", "[a](HTTP://example.org)", "an address that starts with https://"],
    ["a path without a slash", "[a](services/crack-repair)", "an address that starts with / on this site, or with https:// elsewhere"],
    ...["pdf", "docx", "doc", "xlsx", "pptx", "csv", "txt", "rtf", "gif", "svg", "avif", "heic", "JPG"].map(
      (ending): [string, string, string] => [
        `a .${ending} file without a slash`,
        `[a](rates.${ending})`,
        "an address that starts with / on this site, or with https:// elsewhere",
      ],
    ),
  ])("is rejected and not changed: %s", (_, pasted, expected) => {
    expect(checkText(pasted, SITE)[0]?.expected).toBe(expected);
    expect(tidyText(pasted, SITE)).toBe(pasted);
  });

  it.each([
    ["letters and emoji", "Se\u00F1or \u{1F477}\u{1F3FD}\u200D\u2640\uFE0F 5\u20137 \u2014 \u00BD"],
    ["the site's own domain in a sentence", "See https://example.com/contact or www.example.com."],
    [
      "the site's own domain with a slash, in capitals or without encryption",
      "HTTPS://EXAMPLE.COM/Contact/, WWW.EXAMPLE.COM or http://example.com.",
    ],
    ["the site's own domain in angle brackets", "See <https://example.com/contact/>, <HTTP://WWW.EXAMPLE.COM> or <www.example.com>."],
    ["the site's own domain in square brackets", "See [https://example.com/contact] or [www.example.com]."],
    [
      "the site's own domain in a heading, a table or a footnote",
      "## <https://example.com>\n\n| <https://example.com/a> |\n| --- |\n\nA[^1]\n\n[^1]: <https://example.com>",
    ],
    ["another domain in brackets", "See [https://epa.gov], [www.epa.gov], <https://epa.gov> or [office@nevada.gov]."],
    ["links", "[a](/contact) [b](#top) [c](mailto:a@b.co) [d](tel:+17025550142) [e](https://epa.gov) https://epa.gov"],
    ["code", "`<script>` and\n\n```\n# not a heading\n<script>\n```"],
    ["line breaks and special characters", "H<sub>2</sub>O<br>\n\n1 < 2 and 3 > 2\n\n## Second\n\n### Third"],
  ])("may contain %s", (_, text) => {
    expect(checkText(text, SITE)).toEqual([]);
    expect(tidyText(text, SITE)).toBe(text);
  });

  it.each([
    ["a definition", "[a]\n\n[a]: https://example.com/contact/"],
    ["a definition in angle brackets", "[a][b]\n\n[b]: <https://www.example.com/contact>"],
    ["a link in angle brackets", "[a](<https://example.com/contact>)"],
  ])("is reported with the path to write if it has the site's own domain in %s", (_, text) => {
    expect(checkText(text, SITE)[0]?.fix).toBe("Write /contact: it works on any domain.");
  });

  it.each(["[https://epa.gov]", "[www.epa.gov]", "[office@epa.gov]", "<www.epa.gov>", "[https://epa.gov?a=1&amp;b=2]"])(
    "keeps the bracketed address %s, and tidies the link after it",
    (address) => {
      expect(tidyText(`Before.\n\n${address} and [b](office@nevada.gov).`, SITE)).toBe(
        `Before.\n\n${address} and [b](mailto:office@nevada.gov).`,
      );
    },
  );

  it("with an http address in brackets is reported at that address", () => {
    const text = "Before.\n\nSee [http://example.org].";
    expect(checkText(text, SITE).map(({ index }) => index)).toEqual([text.indexOf("http")]);
  });

  it("with an http link is reported with the https address to write", () => {
    expect(checkText("[a](http://example.org/a?b=c#d)", SITE)[0]?.fix).toBe("Write https://example.org/a?b=c#d, and check that it opens.");
  });

  it.each([
    ["after #", "# Why seal", "## Why seal"],
    ["after #, in a quotation", "> # Why seal", "> ## Why seal"],
    ["underlined", "Why seal\n===", "## Why seal"],
    ["underlined, with a # in it, in a quotation", "> Rated #1 in town\n> ===", "> ## Rated #1 in town"],
    ["underlined, with a # in it, in a list", "1.  Rated #1 in town\n    ===", "1.  ## Rated #1 in town"],
    ["underlined, with a # at its start", "#1 in town\n===", "## #1 in town"],
    ["after #, with a closing #", "# Why seal #", "## Why seal"],
    ["after #, with a closing # and a space, in a quotation", "> # Why seal # ", "> ## Why seal"],
    ["after #, with a # at the end of its last word", "# Lot C#", "## Lot C#"],
    ["after #, with an escaped # at its end", "# Lot \\#", "## Lot \\#"],
    // An underlined heading has no closing #: one at its end is text. After ##, it would close the heading and not be shown.
    ["underlined, with a # at its end", "Lot #\n===", "## Lot \\#"],
    ["underlined, with two # at its end, in a quotation", "> Lot ##\n> ===", "> ## Lot \\##"],
    ["underlined, with a # in it and at its end", "Lot # 5 #\n===", "## Lot # 5 \\#"],
    ["underlined, of only #", "#######\n===", "## \\#######"],
  ])("has its level-one headings lowered when the editor saves: %s", (_, heading, lowered) => {
    expect(tidyText(heading, SITE)).toBe(lowered);
    expect(tidyText(lowered, SITE)).toBe(lowered);
    expect(checkText(lowered, SITE)).toEqual([]);
  });

  // Markdown does not show a # at the end, but more of them than at the start may have been meant as text. `checkText` reports the heading.
  it.each(["# Lot ##", "# Lot ###"])("is not changed if a heading ends with more # than it starts with: %j", (heading) => {
    expect(tidyText(heading, SITE)).toBe(heading);
    expect(checkText(heading, SITE)).not.toEqual([]);
  });

  it.each(["Rated\n#1 in town\n===", "#1 in\ntown\n==="])("is not changed if a heading has several lines: %j", (heading) => {
    expect(tidyText(heading, SITE)).toBe(heading);
    expect(checkText(heading, SITE)).not.toEqual([]);
  });

  it("is reported at each position, even if the same text occurs twice", () => {
    const indexes = checkText("One\n\n<b>\n\nTwo\n\n<b>\n", SITE).flatMap(({ index, expected }) =>
      expected.includes("HTML") ? index : [],
    );
    expect(indexes).toEqual([5, 15]);
  });
});

describe("a content file", () => {
  const copy = copyForEachTest();
  const file = `posts/${fixture.posts[0]?.slug ?? ""}.md`;

  it("is loaded with straight quotes, plain spaces and no soft hyphens", () => {
    copy.change(file, /^title: .*$/m, "title: \u201CBest\u201D seal");
    copy.append(file, "It\u2019s\u00A0he\u00ADre.");
    expect(copy.problems()).toEqual([]);
    const [post] = loadContent(copy.root, { drafts: true }).posts;
    expect(post?.title).toBe('"Best" seal');
    expect(post?.body).toContain("It's here.");
  });
});
