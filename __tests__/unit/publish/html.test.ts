import { load } from "cheerio";
import { finishHtml } from "../../../src/publish/html";
import { withPageScript } from "../../../src/publish/html/page-script";
import { withoutRouterStyles } from "../../../src/publish/html/without-router-styles";
import { withoutRuntime } from "../../../src/publish/html/without-runtime";
import { gatsbyPage } from "./gatsby-page";

const SCRIPT = { code: "go()", page: "/about", parts: ["/page-data/about/page-data.json", "/about-1.js"], digest: "1x2y", isEager: false };

describe("withoutRuntime", () => {
  it("leaves no script", () => {
    expect(withoutRuntime(gatsbyPage())).not.toMatch(/<script|slice-|pagePath/);
  });

  it.each([
    ["a script's preload", '<link as="script" rel="preload" href="/app-1.js"/>'],
    ["the preload of data", '<link rel="preload" as="fetch" href="/page-data/app-data.json" crossorigin="anonymous"/>'],
    ["the polyfill for old browsers", '<script src="/polyfill-1.js" nomodule></script>'],
  ])("takes out %s", (_, tag) => {
    expect(withoutRuntime(gatsbyPage().replace("</head>", `${tag}</head>`))).toBe(withoutRuntime(gatsbyPage()));
  });

  it.each([
    ["the font's preload", '<link rel="preload" href="/f.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>'],
    ["structured data", '<script type="application/ld+json">{"@type":"Thing"}</script>'],
    ["styles", "<style>p{margin:0}</style>"],
  ])("keeps %s", (_, tag) => {
    expect(withoutRuntime(gatsbyPage(tag))).toContain(tag);
  });

  it.each([
    ["without the runtime's scripts", "<html><head></head><body></body></html>", 0],
    ["with two sets of them", gatsbyPage() + gatsbyPage(), 2],
  ])("refuses a page %s", (_, html, found) => {
    expect(() => withoutRuntime(html)).toThrow(`found ${found}`);
  });
});

it("takes the style attributes from the router's elements and from nothing else", () => {
  const html = withoutRouterStyles(gatsbyPage('<p style="color:red">Mine</p>'));
  expect(html).toContain('<div id="gatsby-announcer" aria-live="assertive">');
  expect(html).toContain('<div tabindex="-1" id="gatsby-focus-wrapper">');
  expect(html).toContain('<p style="color:red">');
});

describe("withPageScript", () => {
  const scriptOf = (page = SCRIPT) => load(withPageScript(gatsbyPage(), page))("head > script");

  it("puts the code into the head", () => {
    expect(scriptOf().text()).toBe("go()");
  });

  it("says beside the code what differs from page to page", () => {
    expect(scriptOf().data()).toEqual({ page: "/about", parts: "/page-data/about/page-data.json /about-1.js", digest: "1x2y" });
  });

  it("marks a page that needs the app at once", () => {
    expect(scriptOf({ ...SCRIPT, isEager: true }).attr("data-eager")).toBe("");
  });

  it("escapes the address", () => {
    expect(scriptOf({ ...SCRIPT, page: '/a"b&amp;c' }).attr("data-page")).toBe('/a"b&amp;c');
  });

  it("refuses a page without a head", () => {
    expect(() => withPageScript("<p>Text</p>", SCRIPT)).toThrow("</head>");
  });
});

it("gives two pages the same inline script", () => {
  const textOf = (page: string) => load(finishHtml(gatsbyPage("", page), { ...SCRIPT, page }))("script").text();
  expect(textOf("/contact")).toBe(textOf("/about"));
});
