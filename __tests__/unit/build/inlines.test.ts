import { createHash } from "node:crypto";
import { inlinesOf } from "../../fixtures/inlines";
import { policyFaults } from "../../html/policy-faults";
import { gatsbyPage } from "./publish/gatsby-page";

const source = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("inline scripts", () => {
  it.each([
    ["without a type", "<script>go()</script>"],
    ["modules", '<script type="module">go()</script>'],
    ["that are speculation rules", '<script type="speculationrules">go()</script>'],
  ])("%s are hashed", (_, html) => {
    expect(inlinesOf(html).scripts).toEqual([source("go()")]);
  });

  it.each([
    ["with a src", '<script src="/app.js"></script>'],
    ["that hold data", '<script type="application/ld+json">{"a":1}</script>'],
  ])("%s are not", (_, html) => {
    expect(inlinesOf(html).scripts).toEqual([]);
  });

  it("are hashed verbatim, including entities and tags", () => {
    const script = 'if (1 < 2 && "<b>&amp;é</b>") go()';
    expect(inlinesOf(`<script>${script}</script>`).scripts).toEqual([source(script)]);
  });
});

it.each([
  ["a style attribute", '<p style="color:red">x</p>', '<p style="color:red">'],
  ["an event handler", '<p onclick="go()">x</p>', '<p onclick="go()">'],
  ["an event handler in capitals", '<p ONLOAD="go()">x</p>', '<p onload="go()">'],
])("reports %s", (_, html, found) => {
  expect(inlinesOf(html).forbidden).toEqual([found]);
});

describe("the policy", () => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="default-src &#x27;none&#x27;"/>`;

  it.each([
    ["first in the head", `<head><meta charset="utf-8">${meta}<style></style></head>`, "default-src 'none'"],
    ["behind a style", `<head><style></style>${meta}</head>`, ""],
    ["behind a script", `<head><script src="/a.js"></script>${meta}</head>`, ""],
    ["behind a link", `<head><link rel="preload" href="/a">${meta}</head>`, ""],
  ])("is read %s", (_, html, policy) => {
    expect(inlinesOf(html).policy).toBe(policy);
  });
});

const PAGE_SCRIPT = "/static/page-0123456789.js";

it.each([
  ["a blocking script", `<script src="${PAGE_SCRIPT}"></script>`],
  ["an async script that is not the page script", '<script src="/app.js" async=""></script>'],
  ["a module's preload", '<link rel="modulepreload" href="/app.js">'],
])("reports %s", (_, tag) => {
  expect(inlinesOf(tag).early).toEqual([tag.replace("</script>", "")]);
});

it.each([`<script async="" src="${PAGE_SCRIPT}"></script>`, '<link rel="preload" as="font" href="/f.woff2">'])(
  "does not report %s",
  (tag) => {
    expect(inlinesOf(tag).early).toEqual([]);
  },
);

it("lists the files of this site that a page loads, without query", () => {
  const html = `
    <link rel="stylesheet" href="/a.css"><link rel="preload" as="image" imagesrcset="/b.avif 1x, /c.avif 2x" href="/d.avif?x=1">
    <link rel="canonical" href="/page"><script src="/e.js"></script><img src="/f.jpg" srcset="/g,1.jpg 400w,/h.jpg 800w"><a href="/page">x</a><img src="https://other.test/i.jpg"><img src="//other.test/j.jpg"><iframe src="/k"></iframe>`;
  expect(inlinesOf(html).loads).toEqual(["/a.css", "/d.avif", "/b.avif", "/c.avif", "/e.js", "/f.jpg", "/g,1.jpg", "/h.jpg"]);
});

it.each([
  ["a style attribute", gatsbyPage('<p style="color:red">'), 'its policy does not allow <p style="color:red">'],
  ["a style that is missing from its policy", gatsbyPage("<style>p{}</style>"), "does not allow the inline style"],
  ["another inline script", gatsbyPage("<script>spy()</script>"), "does not allow the inline script"],
  [
    "a script that is fetched early",
    gatsbyPage('<script src="/static/app-7b20c6f55e.js" async=""></script>'),
    'found <script src="/static/app',
  ],
  ["the lack of a policy", "<html><head><style>p{}</style></head></html>", "expected its policy in the head"],
])("reports %s on a page", (_, html, fault) => {
  expect(policyFaults({ html })).toEqual([expect.stringContaining(fault)]);
});

it("accepts a page as the build writes it", () => {
  expect(policyFaults({ html: gatsbyPage() })).toEqual([]);
});
