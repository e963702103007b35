/** Reads the expected content of pages from dist/. */
import { existsSync, readFileSync } from "node:fs";
import { load, type CheerioAPI } from "cheerio";
import { notFoundPage } from "../../scripts/lib/serve-site";
import { pathOf } from "../../src/content/shared/routes";

/** Parses the HTML that the site serves for a link: the page itself, or the nearest 404.html. */
export const builtPage = (link: string, folder = "dist"): CheerioAPI => {
  const address = pathOf(link);
  const file = folder + (address === "/" ? "/index.html" : `${address}.html`);
  const $ = load(existsSync(file) ? readFileSync(file) : notFoundPage(folder, address));
  // Remove elements that a browser with JavaScript does not show. Scripts are emptied, not removed, because tests find an island by the
  // script before it (`script[data-island=...] + div`).
  $("style, noscript, template").remove();
  $("script").empty();
  return $;
};

const elements = (address: string, selector: string) => {
  const $ = builtPage(address);
  return $(selector)
    .toArray()
    .map((element) => $(element));
};

/** Returns the text of each matching element in a built page, with whitespace collapsed. */
export const builtTexts = (address: string, selector: string): readonly string[] =>
  elements(address, selector).map((element) => element.text().replace(/\s+/g, " ").trim());

/** Returns an attribute's value for each matching element in a built page. */
export const builtValues = (address: string, selector: string, name: string): readonly string[] =>
  elements(address, selector).map((element) => element.attr(name) ?? "");
