/** A page is a document: what runs by itself is small, and what its islands bring is React and themselves. */
import { readFileSync, readdirSync } from "node:fs";
import { z } from "zod";
import { bytes } from "../../scripts/bench/budgets.json";
import { WAITING_ISLANDS } from "../../src/client/islands/names";
import { MODULES } from "../../src/publish/gatsby-build";
import { inlinesOf } from "../../src/publish/host/inline";
import { business } from "../fixtures/built-words";
import { addressesIn, compressedSize, isServed, parsePage, readPage, sitePages } from "./site-files";

/** Where all scripts of the site lie. */
const SCRIPTS = "dist/static";
const RUNNING = "script:not([type]), script[type='text/javascript'], script[type=module]";
const INLINE = "script:not([type]):not([src])";
const BESIDE = "script[src]";

/** The script that each page has besides while visits are counted, the last one. */
const counting = business.measure ? 1 : 0;

const BEFORE_GESTURE: Readonly<Record<string, number>> = {
  "quote-form": bytes.scriptBeforeGestureOnContact,
  "post-list": bytes.scriptBeforeGestureOnBlog,
  "saved-post": bytes.scriptBeforeGestureOnBlog,
};

const islandsOf = (page: string): readonly string[] =>
  parsePage(page)("script[data-island]")
    .toArray()
    .map(({ attribs }) => attribs["data-island"] ?? "");

/** How much script a page may run before a gesture, in bytes. What counts visits is inline too, and waits for the page before it loads the rest. */
const limitOf = (page: string): number =>
  Math.max(bytes.scriptBeforeGesture, ...islandsOf(page).map((name) => BEFORE_GESTURE[name] ?? 0)) + counting * bytes.countingScript;

describe.each(sitePages)("%s", (page) => {
  it("has one script beside it that it waits for nowhere, the same as every page, and another where an island waits for a gesture", () => {
    const isWaiting = islandsOf(page).some((name) => WAITING_ISLANDS.some((waits) => waits === name));
    expect(
      parsePage(page)(BESIDE)
        .toArray()
        .map(({ attribs }) => ({ ...attribs, src: attribs.src?.replace(/-\w+\.js$/, "") })),
    ).toEqual([{ async: "", src: "/static/page" }, ...(isWaiting ? [{ async: "", src: "/static/waiting" }] : [])]);
  });

  it("runs few bytes of script before a gesture, compressed", () => {
    const $ = parsePage(page);
    const inline = $(RUNNING)
      .map((_, script) => compressedSize($(script).text()))
      .toArray();
    const beside = $(BESIDE)
      .map((_, { attribs }) => compressedSize(readFileSync(`dist${attribs.src ?? ""}`, "utf8")))
      .toArray();
    const sizes = [...inline.filter((size) => size > compressedSize("")), ...beside];
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limitOf(page));
  });

  it("has an inline script only where it has an island that does not wait, thanks for a request, or counts", () => {
    const own = islandsOf(page).filter((name) => name in BEFORE_GESTURE).length + Number(page === "/thank-you");
    expect(parsePage(page)(INLINE)).toHaveLength(own + counting);
  });

  it("names no file that is not there", () => {
    const $ = parsePage(page);
    const named = [
      ...$("img, iframe[src^='/'], script[src]").map((_, element) => $(element).attr("src")),
      ...$("[srcset]")
        .toArray()
        .flatMap((element) => addressesIn($(element).attr("srcset") ?? "")),
      ...$("link[rel=preload], link[rel=icon], link[rel=stylesheet], link[rel=manifest]").map((_, element) => $(element).attr("href")),
      ...Array.from(
        $(INLINE)
          .text()
          .matchAll(/"(\/static\/[^"]+)"/g),
        ([, address = ""]) => address,
      ),
    ].filter((address) => address.startsWith("/"));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((address) => !isServed(address))).toEqual([]);
  });
});

/** The modules of each script, as webpack has recorded them. */
const chunks = z
  .array(z.object({ files: z.array(z.string()), modules: z.array(z.string().nullable()) }))
  .parse(JSON.parse(readFileSync(`.cache/${MODULES}`, "utf8")));

/** Lists the modules of the scripts that lie in the folder under a name that fits. */
const published = (name: RegExp): readonly string[] => {
  const there = readdirSync(SCRIPTS).filter((file) => name.test(file));
  return chunks
    .filter(({ files }) => files.some((file) => there.includes(file.replace("static/", ""))))
    .flatMap(({ modules }) => modules.filter((module) => module !== null));
};

it("publishes no module of Gatsby's runtime, of its router or of its list of pages", () => {
  const modules = published(/\.js$/);
  expect(modules.filter((module) => module.includes("/react-dom/")).length).toBeGreaterThan(0);
  expect(modules.filter((module) => /[/.]cache(?:-dir)?\/|reach-router|async-requires|react-helmet/.test(module))).toEqual([]);
});

it("shares among the islands React and react-dom, and nothing else", () => {
  const modules = published(/^framework-/);
  expect(modules.filter((module) => !/node_modules\/(?:react|react-dom|scheduler|prop-types|object-assign)\//.test(module))).toEqual([]);
});

it("counts visits where the settings say so, and else holds nothing of it", () => {
  const named = sitePages.filter((page) => /webdriver|quote-received/.test(parsePage(page)(RUNNING).text()));
  expect(named).toEqual(counting ? sitePages : []);
});

it("holds no data for a runtime that is not there", () => {
  expect(readdirSync("dist").filter((file) => /^page-data$|\.(?:js|css)$/.test(file))).toEqual([]);
});

it("brings no server renderer, no picture runtime, no schema and no polyfill into the browser", () => {
  const code = readdirSync(SCRIPTS)
    .filter((file) => file.endsWith(".js"))
    .map((file) => readFileSync(`${SCRIPTS}/${file}`, "utf8"));
  expect(code.filter((text) => /renderToStaticMarkup|renderToString|gatsby-image-wrapper|ZodError/.test(text))).toEqual([]);
});

it("names the toast's styles in the policy of the pages with the form, and of no other", () => {
  const hashes = (page: string): number => (/style-src [^;]*/.exec(inlinesOf(readPage(page)).policy)?.[0].match(/sha256-/g) ?? []).length;
  const plain = sitePages.find((page) => islandsOf(page).length === 0) ?? "";
  for (const page of sitePages) expect(hashes(page)).toBe(hashes(plain) + (islandsOf(page).includes("quote-form") ? 2 : 0));
});
