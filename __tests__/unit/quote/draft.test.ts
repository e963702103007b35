/** @jest-environment jsdom */
import { fail } from "../blog/fake-storage";
import { addAnswer, clearDraft, readDraft, writeDraft } from "../../../src/quote/draft";

const NOW = Date.parse("2026-11-22T12:00:00Z");
const HOUR_MS = 3_600_000;
const KEY = "quoteDraft";
const WRITTEN = { name: "Ana", email: "ana@example.com", phone: "702", service: "striping", message: "Twelve\nstalls" };

const fieldsOf = (values: Readonly<Record<string, string>>): FormData => {
  const fields = new FormData();
  for (const [name, value] of Object.entries(values)) fields.set(name, value);
  return fields;
};

/** Saves the fields of a form that has all fields. */
const write = (fields: FormData): void => writeDraft(fields, () => true);

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it("restores the saved draft", () => {
  write(fieldsOf(WRITTEN));
  jest.advanceTimersByTime(23 * HOUR_MS);
  expect(readDraft()).toEqual(WRITTEN);
});

it("does not save photos or hidden fields in the draft", () => {
  const fields = fieldsOf({ name: "Ana", subject: "spam", "form-name": "quote" });
  fields.set("photos", new File(["x"], "a.jpg"));
  write(fields);
  expect(readDraft()).toEqual({ name: "Ana" });
});

describe("deletes the draft", () => {
  beforeEach(() => write(fieldsOf(WRITTEN)));

  it("when it is read after a day", () => {
    expect(readDraft()).toEqual(WRITTEN);
    jest.advanceTimersByTime(25 * HOUR_MS);
    expect(readDraft()).toEqual({});
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it("when the fields are empty", () => {
    expect(readDraft()).toEqual(WRITTEN);
    write(fieldsOf({ name: "", email: "" }));
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it("when it is cleared", () => {
    expect(readDraft()).toEqual(WRITTEN);
    clearDraft();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });
});

describe("an answer from another page", () => {
  const ADDED = "A lot, 20,000 sq ft.";

  it.each<Readonly<Record<string, string>>>([{}, { name: "Ana" }])(
    "becomes the message of the draft %j and leaves the other fields unchanged",
    (draft) => {
      write(fieldsOf(draft));
      addAnswer(ADDED);
      expect(readDraft()).toEqual({ ...draft, message: ADDED });
    },
  );

  it("is appended to the message only once", () => {
    write(fieldsOf(WRITTEN));
    for (const text of [ADDED, "A drive.", ADDED]) addAnswer(text);
    expect(readDraft()).toEqual({ ...WRITTEN, message: `${WRITTEN.message}\n\n${ADDED}\n\nA drive.` });
  });
});

it.each([
  ["invalid JSON", "{"],
  ["a draft without a time", '{"name":"Ana"}'],
  ["a draft from the future", `{"at":${NOW + HOUR_MS},"name":"Ana"}`],
  ["fields that are not strings", `{"at":${NOW},"name":1,"email":null,"phone":["7"]}`],
])("ignores %s in storage", (_, stored) => {
  sessionStorage.setItem(KEY, stored);
  expect(readDraft()).toEqual({});
});

it.each([
  ["invalid JSON", "{"],
  ["a draft without a time", '{"name":"Ana"}'],
  ["a draft from the future", `{"at":${NOW + HOUR_MS},"name":"Ana"}`],
])("deletes %s from storage", (_, stored) => {
  sessionStorage.setItem(KEY, stored);
  readDraft();
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it.each([
  ["blocked", () => jest.spyOn(window, "sessionStorage", "get").mockImplementation(fail)],
  ["full", () => jest.spyOn(Storage.prototype, "setItem").mockImplementation(fail)],
])("keeps the draft until the page is closed if storage is %s", (_, breakStorage) => {
  breakStorage();
  write(fieldsOf(WRITTEN));
  addAnswer("A lot.");
  expect(readDraft()).toEqual({ ...WRITTEN, message: `${WRITTEN.message}\n\nA lot.` });
  clearDraft();
  expect(readDraft()).toEqual({});
});

it("keeps the texts of fields that other software has removed from the form", () => {
  write(fieldsOf(WRITTEN));
  writeDraft(fieldsOf({ name: "Ana Ruiz" }), (name) => name === "name" || name === "email");
  expect(readDraft()).toEqual({ name: "Ana Ruiz", phone: WRITTEN.phone, service: WRITTEN.service, message: WRITTEN.message });
});
