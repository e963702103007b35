/** The editor's forms for translations. */
import {
  collectionIn,
  collectionOfFile,
  EDITED_FILES,
  fileOfForm,
  formIn,
  hasBody,
  schemaOfForm,
  type Form,
} from "../../../src/cms/collections";
import { folders, namesOf, SHARED_FILES } from "../../../src/content/schema";
import { fixture } from "../../fixtures/content";

const forms: readonly Form[] = [
  ...namesOf(folders).flatMap((collection) => fixture[collection].map(({ slug }) => ({ collection, slug }))),
  ...Object.entries(EDITED_FILES).map(([slug, { file }]) => ({ collection: collectionOfFile(file), slug })),
];
const isShared = (form: Form): boolean => SHARED_FILES.has(fileOfForm(form) ?? "");

it.each(forms.filter((form) => !isShared(form)))("pairs the form $collection/$slug with the form of its translation", (form) => {
  const file = fileOfForm(form) ?? "";
  const translation = { ...form, collection: collectionIn("es", form.collection) };
  expect([formIn("es", form), formIn("en", translation)]).toEqual([translation, form]);
  expect(fileOfForm(translation)).toBe(`es/${file}`);
  expect(hasBody(translation.collection)).toBe(hasBody(form.collection));
  expect(Object.keys(schemaOfForm(translation)?.shape ?? {})).toContain("reviewed");
});

it("uses the same schema for every entry of a translated folder", () => {
  const [schema, again] = ["one", "other"].map((slug) => schemaOfForm({ collection: "es-posts", slug }));
  expect(again).toBe(schema);
});

it("offers no translated form for files that all languages share", () => {
  // The three forms are those of business.yml, facts.yml and redirects.yml.
  expect(forms.filter(isShared).map((form) => formIn("es", form))).toEqual([undefined, undefined, undefined]);
});
