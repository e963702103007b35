/** Reads from dist/ what a visitor should find. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { load, type CheerioAPI } from "cheerio";

/** Parses the page that answers an address: its own, or the nearest 404.html. */
export const builtPage = (address: string): CheerioAPI => {
  const own = address === "/" ? "/index.html" : `${address}.html`;
  const file = [own, path.posix.join(path.posix.dirname(address), "404.html"), "/404.html"].find((name) => existsSync(`dist${name}`));
  const $ = load(readFileSync(`dist${file ?? own}`, "utf8"));
  // A browser that runs scripts shows none of these.
  $("script, style, noscript, template").remove();
  return $;
};

const words = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The texts of the elements a selector finds in a built page, blanks made single. */
export const builtTexts = (address: string, selector: string): readonly string[] => {
  const $ = builtPage(address);
  return $(selector)
    .toArray()
    .map((element) => words($(element).text()));
};

/** The value of an attribute of every element a selector finds in a built page. */
export const builtValues = (address: string, selector: string, name: string): readonly string[] => {
  const $ = builtPage(address);
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? "");
};
