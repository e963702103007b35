/** The editor's forms of translations. */
import { collectionIn, collectionOf, EDITED_FILES, fileOfForm, formIn, hasBody, type Form } from "../../../src/cms/collections";
import { schemaOf } from "../../../src/cms/draft";
import { folders, namesOf, SHARED_FILES } from "../../../src/content/schema";
import { fixture } from "../../fixtures/content";

const forms: readonly Form[] = [
  ...namesOf(folders).flatMap((collection) => fixture[collection].map(({ slug }) => ({ collection, slug }))),
  ...Object.entries(EDITED_FILES).map(([slug, { file }]) => ({ collection: collectionOf(file), slug })),
];
const isShared = (form: Form): boolean => SHARED_FILES.has(fileOfForm(form) ?? "");

it.each(forms.filter((form) => !isShared(form)))("pairs the form $collection/$slug with that of its translation", (form) => {
  const file = fileOfForm(form) ?? "";
  const other = { ...form, collection: collectionIn("es", form.collection) };
  expect([formIn("es", form), formIn("en", other)]).toEqual([other, form]);
  expect(fileOfForm(other)).toBe(`es/${file}`);
  expect(hasBody(other.collection)).toBe(hasBody(form.collection));
  expect(Object.keys(schemaOf({ collection: other.collection, path: `content/es/${file}` })?.shape ?? {})).toContain("reviewed");
});

it("has no translation of what all languages share", () => {
  expect(forms.filter(isShared).map((form) => formIn("es", form))).toEqual([undefined, undefined, undefined]);
});
