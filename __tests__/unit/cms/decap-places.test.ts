/** Places inside Decap that `src/cms/decap` builds on, though Decap promises none of them: each is still there, in the version that is installed. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../../src/build/publish/files";

/** What was last looked at by hand. Look at each file of the folder, and through `npx playwright test --project=office`, before you write another. */
const VERSION = "3.16.3";

const FOLDER = "src/cms/decap";

const PLACES: Readonly<Record<string, readonly string[]>> = {
  "api.ts": ["registerCustomFormat", "registerEventListener", "registerEditorComponent", '"preSave"', '"prePublish"', "/collections/"],
  "controls.ts": ["parentIds", "forID", "childRefs", "getEntry", '"CUSTOM"'],
  "kept-draft.ts": ['"backup"', "newRecord"],
  "optional-group.ts": ["innerWrappedControl", "onValidate", "childRefs"],
  "phrases.ts": ["confirmLoadBackup", "missingRequiredField", "onFailToPersist", "onFailToLoadEntries", "rangeMin", "regexPattern"],
  "register-preview.tsx": ["createClass", "getAsset", "registerPreviewTemplate"],
  "retry-save.ts": ["persistEntry", "collectionName", "unpublished", "dataFiles"],
  "session.ts": ["decap-cms-user", '"cms"'],
  "start.ts": ["CMS_MANUAL_INIT"],
  "text-parts.ts": ["fromBlock", "toBlock", "toPreview"],
  "toasts.ts": ["Toastify", "__toast--"],
  "uploads.ts": ['type:"file"'],
  "write-file.ts": ["persistEntry", "dataFiles", "newEntry", "commitMessage", "useWorkflow"],
  "watch-deletions.ts": ["deleteEntry", "deletePublishedEntry", "unpublish"],
};

const bundle = readFileSync("node_modules/decap-cms/dist/decap-cms.js", "utf8");
const { version } = JSON.parse(readFileSync("node_modules/decap-cms/package.json", "utf8")) as { readonly version: string };

it("is the version whose insides were looked at", () => {
  if (version !== VERSION) throw new Error(`Decap changed: look at ${FOLDER}, it was written for ${VERSION} and meets ${version}`);
  expect(version).toBe(VERSION);
});

it.each(Object.entries(PLACES))("still has what %s reaches for", (file, places) => {
  const gone = places.filter((place) => !bundle.includes(place));
  if (gone.length > 0) throw new Error(`Decap changed: look at ${FOLDER}/${file}, ${gone.join(", ")} is gone`);
  expect(gone).toEqual([]);
});

it("names every file that reaches for something", () => {
  // They are handed what they work on.
  const plain = ["smaller-picture.ts"];
  expect([...Object.keys(PLACES), ...plain].sort()).toEqual([...filesBelow(FOLDER)].sort());
});

it("is reached into from nowhere else", () => {
  const outside = filesBelow("src")
    .map((file) => path.join("src", file))
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(FOLDER));
  const inside = /window\.(?:CMS|h|createClass)\b|IDBObjectStore|Toastify|decap-cms-user|#\/collections\//;
  expect(outside.filter((file) => inside.test(readFileSync(file, "utf8")))).toEqual([]);
});
