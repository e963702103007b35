import { createElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { load } from "cheerio";
import { Island } from "../../../../src/client/islands/island";
import { inOrder, pageScripts, withoutRuntime, withPolicy } from "../../../../src/build/gatsby/page-head";
import { inlinesOf } from "../../../../src/build/publish/host/inline";
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

  it("do not hold what the page alone knows: the same code has one hash on all pages", () => {
    expect(codesOf("/contact", FORM)).toEqual(codesOf("/about", FORM));
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

describe("the policy", () => {
  const headOf = (body: string) => [<title key="t">A</title>, style("app.1"), ...pageScripts("/contact", body, BUILD)];

  it("comes first and allows the page's own styles and script, what its form styles later, and no more", () => {
    const page = html(withPolicy(headOf(FORM), BUILD));
    const { policy, scripts, styles } = inlinesOf(page);

    expect(page).toMatch(/^<head><meta http-equiv="Content-Security-Policy"/);
    expect([scripts, styles].map(({ length }) => length)).toEqual([1, 1]);
    expect(policy).toContain(`script-src 'self' ${scripts[0] ?? ""};`);
    expect(policy).toContain(`style-src 'self' ${styles[0] ?? ""} 'sha256-toast';`);
  });

  it.each([
    ["no island", ""],
    ["another island", bodyWith("post-list")],
  ])("allows no styles of a toast on a page with %s", (_, body) => {
    const page = html(withPolicy(headOf(body), BUILD));
    expect(inlinesOf(page).policy).toContain(`style-src 'self' ${inlinesOf(page).styles[0] ?? ""};`);
    expect(page).not.toContain("sha256-toast");
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
