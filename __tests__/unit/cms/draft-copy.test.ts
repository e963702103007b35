/** The browser's copy of a draft includes the version of the file it is based on. A saved file does not. */
import { SOURCE } from "../../../src/cms/notes";
import { copyOf, readingCopies, readPage, readSettings, writePage, writeSettings } from "../../../src/cms/page-format";
import type { Data } from "../../../src/cms/same";

const PAGE = "---\n# A comment.\ntitle: One\n---\n\nSome text.\n";
const SETTINGS = "# A comment.\ntitle: One\n";

const pages = readingCopies((content) => readPage(content, "2026-01-01"));
const writtenPage = (data: Data): string => copyOf(data, writePage(data));
const settings = readingCopies(readSettings);
const writtenSettings = (data: Data): string => copyOf(data, writeSettings(data));

it.each([
  ["a page", PAGE, pages, writtenPage, writePage],
  ["settings", SETTINGS, settings, writtenSettings, writeSettings],
])("restores %s with its changes and the version that it is based on", (_, file, read, write, save) => {
  const draft = { ...read(file), title: "Two" };
  const restored = read(write(draft));
  expect(restored).toEqual(draft);
  expect(restored[SOURCE]).toBe(file);
  // Stored again, and then saved.
  expect(save(read(write(restored)))).toBe(file.replace("One", "Two"));
});

it("stores no base version for a new entry", () => {
  expect(writtenPage({ title: "One" })).toBe("---\ntitle: One\n---\n");
});
