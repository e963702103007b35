/** Extracts the text of published files: visible text, attributes and structured data. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { filesBelow } from "../../src/publish/page-files";

const TEXT_FILE = /\.(?:html|txt|xml|webmanifest)$|^_redirects$|^_headers$/;

/** Returns the text with whitespace collapsed, so that comparisons ignore line breaks. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

const stringsIn = (value: unknown): readonly string[] =>
  typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [String(value)];

const textOfPage = (html: string): string => {
  const $ = load(html);
  const data = [...$('script[type="application/ld+json"]')].flatMap((script) => stringsIn(JSON.parse($(script).text())));
  $("script, style").remove();
  const attributes = [...$("*")]
    .flatMap((element) => Object.values("attribs" in element ? element.attribs : {}))
    // Decode email and SMS links: visitors see the message that the link prefills.
    .map((value) => (/^(?:mailto|sms):/.test(value) ? decodeURIComponent(value) : value));
  return inOneLine([$.root().text(), ...attributes, ...data].join("\n"));
};

/** Returns the text of each published text file, keyed by path. Omits the editor's files. */
export const publishedTexts = (folder: string): ReadonlyMap<string, string> => {
  const files = filesBelow(folder).filter((file) => TEXT_FILE.test(file) && !file.startsWith("admin"));
  return new Map(
    files.map((file) => {
      const text = readFileSync(path.join(folder, file), "utf8");
      return [file, file.endsWith(".html") ? textOfPage(text) : inOneLine(text)];
    }),
  );
};
