/** No text asks for photos without the ways to send them: `{{photo-ways}}`, or after the form `{{photo-messages}}`, names those that are set. */
import { sentencesOf } from "../../src/content/lint/passages";
import { contentFiles, writtenPassagesOf } from "./rules/shipped";

const ASKS = [
  /\b(?:e-?mail|send|text|mail)\b[^.?!]*\b(?:photos?|pictures?)\b/i,
  /\b(?:photos?|photograph|pictures?)\b[^.?!]*\b(?:e-?mail|send) (?:it|them|us)\b/i,
];
const WAY = /\{\{photo-(?:ways|messages)\}\}/;
/** The words of the buttons and of the server, and the privacy page: they are a way, or speak of photos that were sent. */
const NOT_TEXTS = ["settings/words.yml", "settings/company.yml", "pages/privacy.yml"];

const asks = (text: string): boolean => ASKS.some((form) => form.test(text));
const withoutWay = (text: string): readonly string[] =>
  // A way may stand in the sentence after the one that asks.
  WAY.test(text) ? [] : sentencesOf(text).filter(asks);

const files = contentFiles()
  .filter((file) => !NOT_TEXTS.includes(file))
  .map((file) => ({ file, passages: writtenPassagesOf(file) }));

test.each(files.map(({ file, passages }) => [file, passages] as const))("%s asks for photos with a way to send them", (_, passages) => {
  expect(passages.flatMap(({ text }) => withoutWay(text))).toEqual([]);
});

test("some texts ask", () => {
  const asking = files.filter(({ passages }) => passages.some(({ text }) => WAY.test(text)));
  expect(asking.length).toBeGreaterThanOrEqual(9);
});

test.each([
  "If you are not sure what you have, email us a photo.",
  "Photograph the worst three with a tape measure in the picture and email them.",
  "Text us photos of the worst spot.",
])("the guard finds: %s", (text) => {
  expect(withoutWay(text)).toHaveLength(1);
});

test.each(["Write the date on a photo and you will know.", "File photos for the next reserve review."])(
  "the guard leaves alone: %s",
  (text) => {
    expect(withoutWay(text)).toEqual([]);
  },
);
