/** What the published files say, as one text each: words, attributes and structured data. Gatsby's page data does not count: nobody reads it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { filesBelow } from "../../src/build/publish/files";

const TEXT_FILE = /\.(?:html|txt|xml|webmanifest)$|^_redirects$|^_headers$/;

/** Puts a text on one line, so that line breaks make no difference. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

const stringsIn = (value: unknown): readonly string[] =>
  typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [String(value)];

const textOfPage = (html: string): string => {
  const $ = load(html);
  const data = $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => stringsIn(JSON.parse($(script).text())));
  $("script, style").remove();
  const attributes = $("*")
    .toArray()
    .flatMap((element) => Object.values("attribs" in element ? element.attribs : {}))
    // What a link prepares for a message is read once it is opened.
    .map((value) => (/^(?:mailto|sms):/.test(value) ? decodeURIComponent(value) : value));
  return inOneLine([$.root().text(), ...attributes, ...data].join("\n"));
};

/** Reads all published files that hold text, by their path below the folder. */
export const publishedTexts = (folder: string): ReadonlyMap<string, string> => {
  const files = filesBelow(folder).filter((file) => TEXT_FILE.test(file) && !file.startsWith("admin"));
  return new Map(
    files.map((file) => {
      const text = readFileSync(path.join(folder, file), "utf8");
      return [file, file.endsWith(".html") ? textOfPage(text) : inOneLine(text)];
    }),
  );
};
