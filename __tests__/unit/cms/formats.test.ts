/** Tests the formats in which Decap reads and writes entries. Notes (BASE, SAVING, STATE) are data for the editor that no file contains. */
import { BASE, SAVING, STATE, formatOf, readPage, readSettings, statesOf, mergedPage, mergedSettings } from "../../../src/cms/page-format";

const PAGE = "---\n# A comment.\ntitle: One\n---\n\nSome text.\n";
const SETTINGS = "# A comment.\ntitle: One\n";

describe.each([
  ["a page", PAGE, readPage(PAGE, "2026-01-01"), formatOf(mergedPage)],
  ["settings", SETTINGS, readSettings(SETTINGS), formatOf(mergedSettings)],
])("%s", (_, file, read, { fromFile, toFile }) => {
  const opened = fromFile(JSON.stringify({ ...read, [BASE]: "a hash" }));

  it("is saved without the notes", () => {
    expect(toFile({ ...opened, [SAVING]: { ...opened, title: "Two" } })).toBe(file.replace("One", "Two"));
  });

  it("is empty while it is not saved, so that Decap stores no draft of its own", () => {
    expect(toFile(opened)).toBe("");
  });
});

describe("the list", () => {
  it.each<[object, readonly string[]]>([
    [{}, []],
    [{ draft: true }, ["Draft"]],
    [{ date: "{{now}}" }, []],
    [{ date: "2026-12-15" }, ["Waits until Dec 15"]],
    [{ publishOn: "2027-01-01", listed: false }, ["Waits until Jan 1, 2027", "Not in the list"]],
  ])("shows the states of an entry with %j: %j", (data, words) => {
    expect(statesOf({ ...data }, "2026-11-22")).toEqual(words);
  });

  const file = '---\ntitle: "A: b"\ndate: "2026-01-02"\nrelated:\n  posts:\n    - one\ndraft: true\n---\n\nSome text.\n';
  const data = readPage(file, "2026-11-22");

  it("shows the state of a file's page", () => {
    expect(data).toMatchObject({ title: "A: b", date: "2026-01-02", body: "Some text.", [STATE]: " \u00B7 Draft" });
  });

  it("does not write the state to the file", () => {
    expect(mergedPage(data)).toBe(file);
  });
});
