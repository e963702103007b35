import path from "node:path";
import { createElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { load } from "cheerio";
import { builtFrom, inOrder, ownScript, pageInfoOf, pageScript, withoutRuntime, withPolicy } from "../../../src/gatsby/page-head";
import { pageDigest } from "../../../src/gatsby/page-digest";
import { inlinesOf } from "../../../src/publish/host/inline";

const BUILD = {
  code: "go()",
  script: "/static/page-0.js",
  printStyles: "/static/print-0.css",
  own: { "/blog": "merge()" },
  byComponent: { "component---page": ["static/page-1.js"] },
  laterStyles: ["'sha256-toast'"],
  feedTitle: "Notes",
  hasTurnstile: false,
  year: "2026",
};
const INFO = { componentChunkName: "component---page", staticQueryHashes: ["7"] };

const html = (nodes: readonly ReactNode[]): string => renderToStaticMarkup(createElement("head", {}, ...nodes));
const style = (name: string, text = `${name}{}`): ReactElement => (
  <style data-href={`/static/${name}.css`} dangerouslySetInnerHTML={{ __html: text }} />
);

describe("the page's script", () => {
  const scriptOf = (page: string) => load(html([pageScript(page, INFO, "d1gest", BUILD)]))("script");

  it("is the code, and beside it what differs from page to page", () => {
    expect(scriptOf("/about").text()).toBe("go()");
    expect(scriptOf("/about").data()).toEqual({
      page: "/about",
      parts: "/page-data/about/page-data.json /page-data/app-data.json /page-data/sq/d/7.json /static/page-1.js",
      digest: "d1gest",
    });
  });

  it("says what the page was built from, as the app will work it out", () => {
    const results = { "page-data/sq/d/7.json": { data: { phone: "1" } } };
    const digestOf = (info: object, files: Readonly<Record<string, unknown>>) => builtFrom({ ...INFO, ...info }, (file) => files[file]);
    const digest = digestOf({ result: { data: { heading: "About" } } }, results);

    expect(digest).toBe(
      pageDigest({
        componentChunkName: INFO.componentChunkName,
        json: { data: { heading: "About" } },
        staticQueryResults: { 7: { data: { phone: "1" } } },
      }),
    );
    expect(digestOf({ result: { data: { heading: "About us" } } }, results)).not.toBe(digest);
    expect(digestOf({ result: { data: { heading: "About" } } }, { "page-data/sq/d/7.json": { data: { phone: "2" } } })).not.toBe(digest);
  });

  it("has the same code on every page", () => {
    expect(scriptOf("/contact").text()).toBe(scriptOf("/about").text());
  });

  it.each([
    ["/blog", ["merge()"]],
    ["/about", []],
  ])("has what a page needs besides in a script of its own: %s %j", (page, codes) => {
    const $ = load(html(ownScript(page, BUILD)));
    expect(
      $("script")
        .toArray()
        .map((script) => $(script).text()),
    ).toEqual(codes);
  });

  it("escapes the address", () => {
    expect(scriptOf('/a"b&amp;c').attr("data-page")).toBe('/a"b&amp;c');
  });
});

describe("what Gatsby knows of a page", () => {
  it("is taken as it is", () => {
    expect(pageInfoOf({ ...INFO, path: "/about" })).toEqual(INFO);
  });

  it("stops the build when it has another form", () => {
    expect(() => pageInfoOf({ chunk: "x", path: "/about" })).toThrow(
      "expected componentChunkName and staticQueryHashes, found chunk, path",
    );
  });
});

describe("the order of the head", () => {
  const headOf = (nodes: readonly ReactNode[]) => load(html(inOrder(nodes)))("head > *").toArray();
  const shared = style("component---page", "a{}");

  it("is what search engines read, the styles, those for print, and the script", () => {
    const head = headOf([
      shared,
      style("app.1", "@layer reset;"),
      pageScript("/", INFO, "d1gest", BUILD),
      <style key="gatsby-image-style" />,
      <link key="print" rel="stylesheet" media="print" href="/static/print-0.css" />,
      <title key="title">A</title>,
    ]);

    expect(head.map(({ tagName }) => tagName)).toEqual(["title", "style", "link", "script"]);
  });

  it.each([
    [
      "the site's sheet before the page's, as one that is found by the page's",
      [shared, style("app.1", "b{}")],
      [["component---page", "b{}a{}"]],
    ],
    ["one sheet alone", [style("app.1", "b{}")], [[undefined, "b{}"]]],
    [
      "a further sheet for itself",
      [shared, style("commons", "c{}"), style("app.1", "b{}")],
      [
        ["component---page", "b{}a{}"],
        ["commons", "c{}"],
      ],
    ],
    ["no sheet", [], []],
  ])("has %s", (_, sheets, expected) => {
    const nameOf = (href: string | undefined) => href && path.basename(href, ".css");
    const styles = headOf(sheets).map((element) => [nameOf(element.attribs["data-href"]), load(element).text()]);

    expect(styles).toEqual(expected);
  });
});

describe("the policy", () => {
  it("comes first and allows the page's own styles and script, what is styled later, and no more", () => {
    const page = html(withPolicy([<title key="t">A</title>, style("app.1"), pageScript("/", INFO, "d1gest", BUILD)], BUILD));
    const { policy, scripts, styles } = inlinesOf(page);

    expect(page).toMatch(/^<head><meta http-equiv="Content-Security-Policy"/);
    expect([scripts, styles].map(({ length }) => length)).toEqual([1, 1]);
    expect(policy).toContain(`script-src 'self' ${scripts[0] ?? ""};`);
    expect(policy).toContain(`style-src 'self' ${styles[0] ?? ""} 'sha256-toast';`);
  });

  it("allows no script that a plugin adds", () => {
    const page = html(withPolicy([<script key="x" dangerouslySetInnerHTML={{ __html: "spy()" }} />], BUILD));
    const { policy, scripts } = inlinesOf(page);

    expect(scripts).toHaveLength(1);
    expect(policy).not.toContain(scripts[0]);
  });

  it("lets the form reach its endpoint", () => {
    expect(inlinesOf(html(withPolicy([], { ...BUILD, endpoint: "https://forms.test/x" }))).policy).toContain(
      "connect-src 'self' https://forms.test;",
    );
  });

  it("lets the check against programs in where the form asks for it, and nowhere else", () => {
    const policyOf = (hasTurnstile: boolean) => inlinesOf(html(withPolicy([], { ...BUILD, hasTurnstile }))).policy;
    expect(policyOf(true)).toMatch(/script-src [^;]*https:\/\/challenges\.cloudflare\.com/);
    expect(policyOf(false)).not.toContain("cloudflare");
  });
});

describe("the end of the body", () => {
  const Slice = ({ sliceId }: { readonly sliceId: string }) => <i id={sliceId} />;
  const loader = <script id="gatsby-script-loader" />;
  const place = <Slice sliceId="_gatsby-scripts" />;

  it("loses what starts Gatsby's runtime, and nothing else", () => {
    const other = <div id="mine" />;
    expect(withoutRuntime([other, loader, place])).toEqual([other]);
  });

  it.each([
    ["nothing", [], "nothing"],
    ["no place for scripts", [loader], '<script id="gatsby-script-loader">'],
    [
      "another inline script",
      [<script key="a" id="gatsby-start" />, place],
      '<script id="gatsby-start">, <a component sliceId="_gatsby-scripts">',
    ],
    ["two places", [loader, place, place], "<a component"],
  ])("stops the build with %s there, and says what it found", (_, body, found) => {
    expect(() => withoutRuntime(body)).toThrow("expected at the end of the body one <script id");
    expect(() => withoutRuntime(body)).toThrow(`found ${found}`.replace("found <a component", "<a component"));
  });
});
