/** Tests the answers that `npm run adopt` saves while they are typed. */
import { readDraft, removeDraft, saveDraft } from "../../../scripts/adopt/draft";
import { folderForEachTest } from "../../fixtures/folder";

const { at, write } = folderForEachTest();

it("returns the answers that were saved last", () => {
  saveDraft({ name: "Wrong" }, at());
  saveDraft({ name: "Peña & Sons $&", places: ["Taos", "Chimayó"], spanish: true }, at());
  expect(readDraft(at())).toEqual({ name: "Peña & Sons $&", places: ["Taos", "Chimayó"], spanish: true });
});

it.each([
  ["without a saved run", undefined],
  ["if the file was cut off", '{"name": "Pe'],
  ["if the file contains something else", '["name"]'],
])("returns nothing %s", (_, text) => {
  if (text !== undefined) write("adopt-draft.json", text);
  expect(readDraft(at())).toBeUndefined();
});

it("returns nothing after the answers are deleted", () => {
  saveDraft({ name: "Ours" }, at());
  removeDraft(at());
  expect(readDraft(at())).toBeUndefined();
});
