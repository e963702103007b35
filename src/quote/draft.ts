/**
 * Saves the visitor's input in this tab's session storage, across reloads, failures and other pages. Excludes photos, which are too
 * large, and the honeypot, which no visitor fills in.
 */
import { propertyOf } from "../content/shared/required";
import { joinValues } from "./field-values";
import { FIELD_NAMES, type FieldTexts } from "./form-fields";
import { attempt, readRecent, writeRecent, type Store } from "./recent";

const KEY = "quoteDraft";
/** Maximum characters per field. Longer texts are not saved; the field still has them. */
const MAX_LENGTH = 20_000;

const fieldText = (data: unknown, name: string): string => {
  const value = propertyOf(data, name);
  return typeof value === "string" && value.length <= MAX_LENGTH ? value : "";
};

/** Returns the saved draft. Empty if there is none, or it is over a day old or invalid. */
export const readDraft = (store: () => Store, now: number): FieldTexts => {
  const kept = readRecent(store, KEY, now);
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, fieldText(kept, name)] as const).filter(([, text]) => text !== ""));
};

/** Saves a draft over the last one; an empty one deletes it. Does nothing if the storage refuses. */
export const writeDraft = (store: () => Store, fields: FormData, now: number): void => {
  const values = FIELD_NAMES.map((name) => [name, joinValues(fields.getAll(name))] as const).filter(([, text]) => text !== "");
  if (values.length === 0) clearDraft(store);
  else writeRecent(store, KEY, Object.fromEntries(values), now);
};

/** Appends an answer that the visitor got elsewhere, such as a price, to the details of the draft, unless they have it already. */
export const addToDraft = (store: () => Store, answer: string, now: number): void => {
  const draft = readDraft(store, now);
  const { message = "" } = draft;
  const added = message.includes(answer) ? message : [message, answer].filter(Boolean).join("\n\n");
  writeRecent(store, KEY, { ...draft, message: added, answer }, now);
};

/** Returns the last appended answer. Empty once the visitor has written in the form, because a draft of the form has none. */
export const readAnswer = (store: () => Store, now: number): string => fieldText(readRecent(store, KEY, now), "answer");

/** Deletes the draft. */
export const clearDraft = (store: () => Store): void => {
  attempt(() => store().removeItem(KEY));
};
