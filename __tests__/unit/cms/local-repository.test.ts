/** Tests how the editor changes the files on this computer, with a fake decap-server. */
import { LocalRepository } from "../../../src/cms/repository/local";
import { gitHash } from "../../fixtures/github/memory-repository";

const PAGE = "content/services/a.md";
const LINKING = "content/settings/navigation.yml";
let files: Map<string, string>;

const repository = new LocalRepository({
  getEntry: (path) => Promise.resolve({ data: files.get(path) }),
  getMediaFile: (path) => Promise.resolve({ file: new File([files.get(path) ?? ""], path) }),
  persistEntry: async ({ assets }) => {
    for (const { path, toBase64 } of assets) files.set(path, Buffer.from((await toBase64?.()) ?? "", "base64").toString());
  },
  deleteFiles: (paths) => {
    for (const path of paths) files.delete(path);
    return Promise.resolve();
  },
});

beforeEach(() => {
  files = new Map([
    [PAGE, "A page"],
    [LINKING, "A link"],
  ]);
});

const remove = () =>
  repository.change({ [PAGE]: null, [LINKING]: "No link" }, "Delete", { [PAGE]: gitHash("A page"), [LINKING]: gitHash("A link") });

it("deletes a file and changes another, and undoes both", async () => {
  const undo = await remove();
  expect([...files]).toEqual([[LINKING, "No link"]]);
  await undo();
  expect(Object.fromEntries(files)).toEqual({ [PAGE]: "A page", [LINKING]: "A link" });
});

it.each([
  ["a file to change was changed", () => files.set(LINKING, "Another link")],
  ["a file to change was deleted", () => files.delete(LINKING)],
  ["a file to delete was changed", () => files.set(PAGE, "Another page")],
])("changes no file if %s in the meantime", async (_, change) => {
  change();
  const before = [...files];
  await expect(remove()).rejects.toThrow(/changed at the same moment/);
  expect([...files]).toEqual(before);
});
