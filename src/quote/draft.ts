/**
 * Keeps what a visitor has written, in this tab alone: over a reload, a lost line, another page and back. Photos are too large for it,
 * and what stands in the honeypot is no visitor's.
 */
import { propertyOf } from "../content/shared/required";
import { FIELD_NAMES, type FieldTexts } from "./form-fields";

const KEY = "quoteDraft";
const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer texts are not kept twice; the field itself holds them. */
const MAX_LENGTH = 20_000;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Calls a store that the visitor may have blocked, and whose place may be full. */
const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

const fieldText = (data: unknown, name: string): string => {
  const value = propertyOf(data, name);
  return typeof value === "string" && value.length <= MAX_LENGTH ? value : "";
};

/** Returns what was saved under a key within the last day. */
export const readRecent = (store: () => Store, key: string, now: number): unknown => {
  const kept = attempt((): unknown => JSON.parse(store().getItem(key) ?? "null"));
  const at = propertyOf(kept, "at");
  return typeof at !== "number" || now - at > DAY_MS || now < at ? undefined : kept;
};

/** Saves fields under a key with the time. A store that refuses saves nothing. */
export const writeRecent = (store: () => Store, key: string, fields: object, now: number): void =>
  attempt(() => store().setItem(key, JSON.stringify({ at: now, ...fields })));

/** Reads the draft; an empty one when there is none, it is older than a day, or something else stands in its place. */
export const readDraft = (store: () => Store, now: number): FieldTexts => {
  const kept = readRecent(store, KEY, now);
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, fieldText(kept, name)] as const).filter(([, text]) => text !== ""));
};

/** Keeps a draft in the place of the last; an empty one takes it away. A store that refuses keeps nothing. */
export const writeDraft = (store: () => Store, fields: FormData, now: number): void => {
  const values = FIELD_NAMES.map((name) => [name, fields.get(name)] as const).filter(
    ([, value]) => typeof value === "string" && value !== "",
  );
  if (values.length === 0) clearDraft(store);
  else writeRecent(store, KEY, Object.fromEntries(values), now);
};

/** Appends an answer of the calculator or the crack gauge to the details of the draft, unless they have it already. */
export const addToDraft = (store: () => Store, answer: string, now: number): void => {
  const draft = readDraft(store, now);
  const { message = "" } = draft;
  const added = message.includes(answer) ? message : [message, answer].filter(Boolean).join("\n\n");
  writeRecent(store, KEY, { ...draft, message: added, answer }, now);
};

/** Returns the last appended answer. Empty once the visitor has written in the form, because a draft of the form has none. */
export const readAnswer = (store: () => Store, now: number): string => fieldText(readRecent(store, KEY, now), "answer");

/** Forgets the draft. */
export const clearDraft = (store: () => Store): void => {
  attempt(() => store().removeItem(KEY));
};
