/** No script stands between the visitor and the page, and every page names the scripts of this build. */
import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { bytes } from "../../scripts/bench/budgets.json";
import { business } from "../fixtures/built-words";
import { addressesIn, compressedSize, gzippedSize, isServed, parsePage, sitePages } from "./site-files";

/** Where all scripts of the site lie. */
const SCRIPTS = "dist/static";
const RUNNING = "script:not([type]), script[type='text/javascript'], script[type=module]";
const INLINE = "script:not([type]):not([src])";
const BESIDE = "script[src]";

/** Pages with a second script of their own: they show what only the visitor's browser knows. */
const WITH_OWN_SCRIPT = ["/blog", "/blog/404"];

const inlineScript = (page: string): string => parsePage(page)(INLINE).first().text();
const scriptBeside = (page: string): string => parsePage(page)(BESIDE).attr("src") ?? "";
const partsOf = (page: string): readonly string[] => (parsePage(page)(INLINE).attr("data-parts") ?? "").split(" ");
/** The script that each page has besides while visits are counted, the last one. */
const counting = business.measure ? 1 : 0;
/** What counts visits is inline too, and waits for the page before it loads the rest. */
const beforeIntent = bytes.scriptBeforeIntent + counting * bytes.countingScript;

const appScripts = (page: string): readonly string[] =>
  Array.from(inlineScript(page).matchAll(/"(\/[^"]+\.js)"/g), ([, address = ""]) => address);

describe.each(sitePages)("%s", (page) => {
  it("has one script inline and one beside it that it waits for nowhere, the same as every page, its own if it needs one, and the one that counts visits", () => {
    const $ = parsePage(page);
    expect($(RUNNING)).toHaveLength((WITH_OWN_SCRIPT.includes(page) ? 3 : 2) + counting);
    expect(
      $(BESIDE)
        .toArray()
        .map(({ attribs }) => attribs),
    ).toEqual([{ async: "", src: scriptBeside("/") }]);
    expect(inlineScript(page)).toBe(inlineScript("/"));
  });

  it(`runs at most ${beforeIntent} bytes of script before intent, compressed`, () => {
    const $ = parsePage(page);
    const inline = $(RUNNING)
      .map((_, script) => compressedSize($(script).text()))
      .toArray();
    const sizes = [...inline, compressedSize(readFileSync(`dist${scriptBeside(page)}`, "utf8"))];
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(beforeIntent);
  });

  it("asks for no script and no data before it is asked to", () => {
    expect(parsePage(page)("link[as=script], link[as=fetch], link[rel=modulepreload], link[rel=prefetch]")).toHaveLength(0);
  });

  it("styles nothing by attribute and handles nothing by attribute", () => {
    const attributes = parsePage(page)("*")
      .toArray()
      .flatMap((element) => ("attribs" in element ? Object.keys(element.attribs) : []));
    expect(attributes.filter((name) => name === "style" || name.startsWith("on"))).toEqual([]);
  });

  it("names no file that is not there", () => {
    const $ = parsePage(page);
    const named = [
      ...$("img, iframe[src^='/'], script[src]").map((_, element) => $(element).attr("src")),
      ...$("[srcset]")
        .toArray()
        .flatMap((element) => addressesIn($(element).attr("srcset") ?? "")),
      ...$("link[rel=preload], link[rel=icon], link[rel=stylesheet], link[rel=manifest]").map((_, element) => $(element).attr("href")),
      ...partsOf(page),
      ...appScripts(page),
    ].filter((address) => address.startsWith("/"));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((address) => !isServed(address))).toEqual([]);
  });

  it(`runs at most ${bytes.scriptsAfterIntent} bytes of scripts, gzipped, after intent`, () => {
    const scripts = [...appScripts(page), ...partsOf(page).filter((address) => address.endsWith(".js"))];
    const sizes = scripts.map((address) => gzippedSize(address));
    expect(sizes.reduce((sum, size) => sum + size, gzipSync(inlineScript(page)).length)).toBeLessThanOrEqual(bytes.scriptsAfterIntent);
  });
});

it(`puts at most ${bytes.scriptInPage} bytes of script into every page, before compression`, () => {
  expect(Buffer.byteLength(inlineScript("/"))).toBeLessThanOrEqual(bytes.scriptInPage);
});

it("counts visits where the settings say so, and else holds nothing of it", () => {
  const late = readdirSync(SCRIPTS).filter((file) => file.startsWith("count-"));
  expect(late).toHaveLength(business.measure && business.measure.cloudflareToken === undefined ? 1 : 0);
  const named = sitePages.filter((page) => /webdriver|quote-received/.test(parsePage(page)(RUNNING).text()));
  expect(named).toEqual(counting ? sitePages : []);
});

it("has its scripts in one folder, for which one rule of the host is enough", () => {
  const named = [...appScripts("/"), ...sitePages.flatMap(partsOf)].filter((address) => address.endsWith(".js"));
  expect(named.filter((address) => !address.startsWith("/static/"))).toEqual([]);
  expect(readdirSync("dist").filter((file) => /\.(?:js|css)$/.test(file))).toEqual([]);
});

it("holds no script of an earlier build", () => {
  const families = readdirSync(SCRIPTS)
    .filter((file) => file.endsWith(".js"))
    .map((file) => file.replace(/-[0-9a-f]+\.js$/, ""));
  expect(families.filter((family, index) => families.indexOf(family) !== index)).toEqual([]);
});

it("has each app script in the folder", () => {
  expect(appScripts("/").map((address) => address.replace(/-[0-9a-f]+/, ""))).toEqual([
    "/static/start.js",
    "/static/framework.js",
    "/static/app.js",
  ]);
});

it("brings no server renderer, no picture runtime and no polyfill into the browser", () => {
  const code = readdirSync(SCRIPTS)
    .filter((file) => file.endsWith(".js"))
    .map((file) => readFileSync(`${SCRIPTS}/${file}`, "utf8"));
  expect(code.filter((text) => /renderToStaticMarkup|renderToString|gatsby-image-wrapper|ZodError/.test(text))).toEqual([]);
});

it("keeps the toast out of every page's first scripts", () => {
  const code = [...appScripts("/"), ...partsOf("/contact").filter((address) => address.endsWith(".js"))].map((address) =>
    readFileSync(`dist${address}`, "utf8"),
  );
  expect(code.filter((text) => text.includes("data-sonner-toast"))).toEqual([]);
  expect(
    readdirSync(SCRIPTS).filter((file) => file.endsWith(".js") && readFileSync(`${SCRIPTS}/${file}`, "utf8").includes("data-sonner-toast")),
  ).toHaveLength(1);
});
