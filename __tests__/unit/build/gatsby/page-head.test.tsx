import { createElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { load } from "cheerio";
import { Island } from "../../../../src/client/islands/island";
import { inOrder, pageScripts, withoutRuntime } from "../../../../src/build/gatsby/page-head";
import { BUILD } from "./page-build";

const html = (nodes: readonly ReactNode[]): string => renderToStaticMarkup(createElement("head", {}, ...nodes));
const style = (name: string, text = `${name}{}`): ReactElement => (
  <style data-href={`/static/${name}.css`} dangerouslySetInnerHTML={{ __html: text }} />
);

/** The HTML of a page with some islands. */
const bodyWith = (...names: readonly Parameters<typeof Island>[0]["name"][]): string =>
  renderToStaticMarkup(
    <>
      {names.map((name, index) => (
        <Island key={index} name={name} component={() => <p>{name}</p>} props={{ text: "<script data-island='post-list'>" }} />
      ))}
    </>,
  );

const FORM = bodyWith("quote-form");

describe("the inline scripts of a page", () => {
  const codesOf = (page: string, body: string) => {
    const $ = load(html(pageScripts(page, body, BUILD)));
    return $("script")
      .toArray()
      .map((script) => $(script).text());
  };

  it.each([
    ["none without an island", "/about", "<p>About</p>", []],
    ["that of its island", "/contact", FORM, ["keep()"]],
    [
      "each once, however many islands of a name there are",
      "/blog",
      bodyWith("post-list", "quote-form", "post-list"),
      ["merge()", "keep()"],
    ],
    ["none for islands that wait for a gesture", "/services", bodyWith("calculator", "worksheets"), []],
    ["what the page needs for itself", "/thank-you", "", ["forget()"]],
    ["both", "/thank-you", FORM, ["keep()", "forget()"]],
  ])("are %s", (_, page, body, codes) => {
    expect(codesOf(page, body)).toEqual(codes);
  });
});

describe("the order of the head", () => {
  const own = <style key="style" dangerouslySetInnerHTML={{ __html: "a{}" }} />;

  it("is what search engines read, the page's styles, those for print, and the script; the styles of all pages are left out", () => {
    const head = load(
      html(
        inOrder([
          style("styles.1", "@layer reset;"),
          ...pageScripts("/contact", FORM, BUILD),
          <style key="gatsby-image-style" />,
          <link key="print" rel="stylesheet" media="print" href="/static/print-0.css" />,
          own,
          <title key="title">A</title>,
        ]),
      ),
    )("head > *").toArray();

    expect(head.map(({ tagName }) => tagName)).toEqual(["title", "style", "link", "script"]);
    expect(head.filter(({ tagName }) => tagName === "style").map((element) => load(element).text())).toEqual(["a{}"]);
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
});
