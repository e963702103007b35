/** Reads the expected content of pages from dist/. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { load, type CheerioAPI } from "cheerio";
import { pathOf } from "../../src/content/shared/routes";

/** Parses the HTML that the site serves for a link: the page itself, or the nearest 404.html. */
export const builtPage = (link: string): CheerioAPI => {
  const address = pathOf(link);
  const page = address === "/" ? "/index.html" : `${address}.html`;
  const file = [page, path.posix.join(path.posix.dirname(address), "404.html"), "/404.html"].find((name) => existsSync(`dist${name}`));
  const $ = load(readFileSync(`dist${file ?? page}`, "utf8"));
  // Remove elements that a browser with JavaScript does not show. Scripts are only emptied, because each island follows its script.
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
