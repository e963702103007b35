/** A draft stored in the browser includes the version of the file that it is based on. A saved file does not. */
import { SAVING, SOURCE, formatOf, readPage, readSettings, writePage, writeSettings } from "../../../src/cms/page-format";

const PAGE = "---\n# A comment.\ntitle: One\n---\n\nSome text.\n";
const SETTINGS = "# A comment.\ntitle: One\n";

const pages = formatOf((content) => readPage(content, "2026-01-01"), writePage);
const settings = formatOf(readSettings, writeSettings);

it.each([
  ["a page", PAGE, pages],
  ["settings", SETTINGS, settings],
])("restores the stored draft of %s, including the version of the file that the draft is based on", (_, file, { fromFile, toFile }) => {
  const draft = { ...fromFile(file), title: "Two" };
  const restored = fromFile(toFile(draft));
  expect(restored).toEqual(draft);
  expect(restored[SOURCE]).toBe(file);
  // Store the restored draft again, then save it.
  expect(toFile({ ...restored, [SAVING]: fromFile(toFile(restored)) })).toBe(file.replace("One", "Two"));
});
