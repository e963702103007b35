/** Places inside Decap that `src/cms/decap` builds on, though Decap promises none of them: each is still there, in the version that is installed. */
import { readFileSync } from "node:fs";

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

it.each(Object.entries(PLACES))("still has what %s reaches for", (file, places) => {
  const gone = places.filter((place) => !bundle.includes(place));
  if (gone.length > 0) throw new Error(`Decap changed: look at ${FOLDER}/${file}, ${gone.join(", ")} is gone`);
  expect(gone).toEqual([]);
});
