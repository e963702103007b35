/**
 * Saves the visitor's input in session storage, so that it survives reloads, failures and visits to other pages. Excludes photos,
 * which are too large, and the honeypot, which no visitor fills in.
 */
import { joinValues } from "./field-values";
import { FIELD_NAMES, type FieldName, type FieldTexts } from "./form-fields";
import { clearRecent, readRecent, writeRecent } from "./recent";

const KEY = "quoteDraft";

const textIn = (data: ReturnType<typeof readRecent>, name: string): string => {
  const value = data?.[name];
  return typeof value === "string" ? value : "";
};

/** Returns the fields that are not empty. */
const filled = (textOf: (name: FieldName) => string): FieldTexts =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, textOf(name)] as const).filter(([, text]) => text));

/** Returns the saved draft, or an empty object if the draft is missing, invalid or over a day old. */
export const readDraft = (): FieldTexts => {
  const kept = readRecent(KEY);
  return filled((name) => textIn(kept, name));
};

/**
 * Replaces the saved draft, or deletes it if all fields are empty.
 *
 * @param has checks whether the form has a field. An ad blocker may have removed fields, whose texts are kept.
 */
export const writeDraft = (fields: FormData, has: (name: FieldName) => boolean): void => {
  const saved = readDraft();
  const texts = filled((name) => (has(name) ? joinValues(fields.getAll(name)) : (saved[name] ?? "")));
  if (Object.keys(texts).length === 0) clearDraft();
  else writeRecent(KEY, texts);
};

/** Replaces single fields of the draft. */
export const addToDraft = (fields: FieldTexts & { readonly answer?: string }): void => writeRecent(KEY, { ...readRecent(KEY), ...fields });

/** Appends an answer from another page, such as the calculator's price, to the draft's message, unless the message already contains it. */
export const addAnswer = (answer: string): void => {
  const { message = "" } = readDraft();
  addToDraft({ message: message.includes(answer) ? message : [message, answer].filter(Boolean).join("\n\n"), answer });
};

/** Returns the last appended answer. Once the visitor has typed in the form, returns "", because `writeDraft` drops the answer. */
export const readAnswer = (): string => textIn(readRecent(KEY), "answer");

/** Deletes the draft. */
export const clearDraft = (): void => clearRecent(KEY);
