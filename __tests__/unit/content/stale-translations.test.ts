import { loadLanguages, staleTranslations } from "../../../src/content/load/languages";
import { writeSpanish } from "../../fixtures/translated";
import { copyContent } from "../../fixtures/content-copy";

const copy = copyContent();
writeSpanish(copy.root, (file) => !file.startsWith("posts/"));
const languages = loadLanguages(copy.root, { drafts: true });
afterAll(() => copy.remove());

it.each<[string, readonly string[], readonly string[]]>([
  ["nothing for a file without a translation", ["posts/first-seal-after-paving.md"], []],
  ["nothing for a file that changed together with its translation", ["services/crack-filling.md", "es/services/crack-filling.md"], []],
  ["nothing for a translation that changed while its original did not", ["es/services/crack-filling.md"], []],
  [
    "a file that changed while its translation did not",
    ["services/crack-filling.md", "images/yard.jpg"],
    ["content/services/crack-filling.md has changed, and content/es/services/crack-filling.md has not. Compare the two."],
  ],
])("lists %s", (_, changed, expected) => {
  expect(staleTranslations(languages, changed)).toEqual(expected);
});
