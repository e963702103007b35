/** A translation as the editor's button makes it: a file that the content check takes as it is. */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { firstTranslation } from "../../../src/cms/admin/other-language";
import { readPage, readSettings } from "../../../src/cms/page-format";
import { withoutNotes } from "../../../src/cms/notes";
import { formIn, hasBody, ORIGINAL_FILES, originalOf, type Form } from "../../../src/cms/translations";
import { collectionOf } from "../../../src/cms/collections";
import { loadLanguages } from "../../../src/content/languages";
import { translationAdvice } from "../../../src/content/lint/advice";
import { folders, namesOf } from "../../../src/content/schema";
import { required } from "../../../src/content/shared/required";
import { fixture } from "../../fixtures/content";
import { copyContent } from "../content/copy";

const forms: readonly Form[] = [
  ...namesOf(folders).flatMap((collection) => fixture[collection].map(({ slug }) => ({ collection, slug }))),
  ...Object.entries(ORIGINAL_FILES).map(([slug, { file }]) => ({ collection: collectionOf(file), slug })),
];

it("makes one of every English entry, which the content check takes and knows to be of today's text", () => {
  const copy = copyContent();
  for (const form of forms) {
    const original = required(originalOf(form), form.slug);
    const text = copy.read(original.file);
    const data = withoutNotes(hasBody(form.collection) ? readPage(text, "2026-01-01") : readSettings(text));
    const made = firstTranslation(original, data, hasBody(form.collection));
    mkdirSync(path.join(copy.root, "es", path.dirname(original.file)), { recursive: true });
    copy.write(`es/${original.file}`, made);
  }
  expect(copy.problems()).toEqual([]);
  const es = required(loadLanguages(copy.root, { drafts: true }).es, "Spanish");
  expect(es.translations).toHaveLength(forms.length);
  expect(translationAdvice(copy.root, es).filter(({ field }) => field === "translates")).toEqual([]);
  copy.remove();
});

it("leads from each entry to its translation and back", () => {
  for (const form of forms) {
    const other = formIn("es", form);
    expect(other.collection).toMatch(/^es-/);
    expect(originalOf(other)).toEqual(originalOf(form));
    expect(formIn("en", other)).toEqual(form);
  }
});
