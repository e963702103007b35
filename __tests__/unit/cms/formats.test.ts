/**
 * Tests the formats in which Decap reads and writes entries. Notes (BASE, SAVING, STATE) are data for the editor that no file contains.
 * SAVING holds the data to write; without it, Decap is only storing a draft in the browser.
 */
import {
  BASE,
  SAVING,
  STATE,
  formatOf,
  readPage,
  readSettings,
  stateNote,
  statesOf,
  mergedPage,
  mergedSettings,
} from "../../../src/cms/page-format";

const PAGE = "---\n# A comment.\ntitle: One\n---\n\nSome text.\n";
const SETTINGS = "# A comment.\ntitle: One\n";

describe.each([
  ["a page", PAGE, readPage(PAGE), formatOf(mergedPage)],
  ["settings", SETTINGS, readSettings(SETTINGS), formatOf(mergedSettings)],
])("%s", (_, file, read, { fromFile, toFile }) => {
  const opened = fromFile(JSON.stringify({ ...read, [BASE]: "a hash" }));

  it("is saved without the notes", () => {
    expect(toFile({ ...opened, [SAVING]: { ...opened, title: "Two" } })).toBe(file.replace("One", "Two"));
  });

  it("is written as an empty string unless SAVING is set, so that Decap stores no draft", () => {
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
  const data = readPage(file);

  it("shows the fields and the text of a page", () => {
    expect(data).toMatchObject({ title: "A: b", date: "2026-01-02", body: "Some text." });
  });

  it.each([
    ["one state", {}, " \u00B7 Draft"],
    ["two states", { listed: false }, " \u00B7 Draft \u00B7 Not in the list"],
    ["no state", { draft: false }, ""],
  ])("shows %s of a page", (_, changes, note) => {
    expect(stateNote({ ...data, ...changes }, "2026-11-22")).toBe(note);
  });

  it("does not write the state to the file", () => {
    expect(mergedPage({ ...data, [STATE]: stateNote(data, "2026-11-22") })).toBe(file);
  });
});
