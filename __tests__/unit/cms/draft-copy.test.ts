/** A draft stored in the browser includes the version of the file that it is based on. A saved file does not. */
import { BASE, SAVING, formatOf, readPage, readSettings, writePage, writeSettings } from "../../../src/cms/page-format";

const PAGE = "---\n# A comment.\ntitle: One\n---\n\nSome text.\n";
const SETTINGS = "# A comment.\ntitle: One\n";

it.each([
  ["a page", PAGE, readPage(PAGE, "2026-01-01"), formatOf(writePage)],
  ["settings", SETTINGS, readSettings(SETTINGS), formatOf(writeSettings)],
])(
  "restores the stored draft of %s, including the version of the file that the draft is based on",
  (_, file, read, { fromFile, toFile }) => {
    const draft = { ...fromFile(JSON.stringify({ ...read, [BASE]: "a hash" })), title: "Two" };
    const restored = fromFile(toFile(draft));
    expect(restored).toEqual(draft);
    expect(restored[BASE]).toBe("a hash");
    // Store the restored draft again, then save it.
    expect(toFile({ ...restored, [SAVING]: fromFile(toFile(restored)) })).toBe(file.replace("One", "Two"));
  },
);
