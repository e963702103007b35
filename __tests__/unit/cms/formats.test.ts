/** Tests the formats in which Decap reads and writes entries. */
import { BASE, SAVING, formatOf, readPage, readSettings, writePage, writeSettings } from "../../../src/cms/page-format";

const PAGE = "---\n# A comment.\ntitle: One\n---\n\nSome text.\n";
const SETTINGS = "# A comment.\ntitle: One\n";

describe.each([
  ["a page", PAGE, readPage(PAGE, "2026-01-01"), formatOf(writePage)],
  ["settings", SETTINGS, readSettings(SETTINGS), formatOf(writeSettings)],
])("%s", (_, file, read, { fromFile, toFile }) => {
  const opened = fromFile(JSON.stringify({ ...read, [BASE]: "a hash" }));

  it("is saved without the notes", () => {
    expect(toFile({ ...opened, [SAVING]: { ...opened, title: "Two" } })).toBe(file.replace("One", "Two"));
  });

  it("is empty while it is not saved, so that Decap stores no draft of its own", () => {
    expect(toFile(opened)).toBe("");
  });
});
