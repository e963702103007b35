/**
 * Saves the visitor's input in this tab's session storage, across reloads, failures and other pages. Excludes photos, which are too
 * large, and the honeypot, which no visitor fills in.
 */
import { attempt } from "../client/attempt";
import { propertyOf } from "../content/shared/required";
import { joinValues } from "./field-values";
import { FIELD_NAMES, type FieldName, type FieldTexts } from "./form-fields";
import { readRecent, writeRecent } from "./recent";

const KEY = "quoteDraft";

const textIn = (data: unknown, name: string): string => {
  const value = propertyOf(data, name);
  return typeof value === "string" ? value : "";
};

/** Returns the fields that are not empty. */
const filled = (textOf: (name: FieldName) => string): FieldTexts =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, textOf(name)] as const).filter(([, text]) => text !== ""));

/** Returns the saved draft. Empty if there is none, or it is over a day old or invalid. */
export const readDraft = (): FieldTexts => {
  const kept = readRecent(KEY);
  return filled((name) => textIn(kept, name));
};

/** Saves a draft over the last one; an empty one deletes it. Does nothing if the storage refuses. */
export const writeDraft = (fields: FormData): void => {
  const texts = filled((name) => joinValues(fields.getAll(name)));
  if (Object.keys(texts).length === 0) clearDraft();
  else writeRecent(KEY, texts);
};

/** Appends an answer that the visitor got elsewhere, such as a price, to the details of the draft, unless they have it already. */
export const addToDraft = (answer: string): void => {
  const draft = readDraft();
  const { message = "" } = draft;
  const added = message.includes(answer) ? message : [message, answer].filter(Boolean).join("\n\n");
  writeRecent(KEY, { ...draft, message: added, answer });
};

/** Returns the last appended answer. Empty once the visitor has written in the form, because a draft of the form has none. */
export const readAnswer = (): string => textIn(readRecent(KEY), "answer");

/** Deletes the draft. */
export const clearDraft = (): void => attempt(() => window.sessionStorage.removeItem(KEY));
