/** @jest-environment jsdom */
import { fail } from "../blog/fake-storage";
import { addToDraft, clearDraft, readDraft, writeDraft } from "../../../src/quote/draft";

const NOW = Date.parse("2026-11-22T12:00:00Z");
const HOUR_MS = 3_600_000;
const KEY = "quoteDraft";
const WRITTEN = { name: "Ana", email: "ana@example.com", phone: "702", service: "striping", message: "Twelve\nstalls" };

const fieldsOf = (values: Readonly<Record<string, string>>): FormData => {
  const fields = new FormData();
  for (const [name, value] of Object.entries(values)) fields.set(name, value);
  return fields;
};

const store = () => sessionStorage;
afterEach(() => sessionStorage.clear());

it("restores the saved draft", () => {
  writeDraft(store, fieldsOf(WRITTEN), NOW);
  expect(readDraft(store, NOW + 23 * HOUR_MS)).toEqual(WRITTEN);
});

it("stores neither photos nor the honeypot fields", () => {
  const fields = fieldsOf({ name: "Ana", subject: "spam", "form-name": "quote" });
  fields.set("photos", new File(["x"], "a.jpg"));
  writeDraft(store, fields, NOW);
  expect(readDraft(store, NOW)).toEqual({ name: "Ana" });
});

it("deletes the draft after a day, when it is cleared, and when the fields are empty", () => {
  writeDraft(store, fieldsOf(WRITTEN), NOW);
  expect(readDraft(store, NOW + 25 * HOUR_MS)).toEqual({});
  writeDraft(store, fieldsOf({ name: "", email: "" }), NOW);
  expect(sessionStorage.getItem(KEY)).toBeNull();
  writeDraft(store, fieldsOf(WRITTEN), NOW);
  clearDraft(store);
  expect(readDraft(store, NOW)).toEqual({});
});

describe("an added text", () => {
  const ADDED = "A lot, 20,000 sq ft.";

  it("becomes the message if there is none, and does not change the other fields", () => {
    addToDraft(store, ADDED, NOW);
    expect(readDraft(store, NOW)).toEqual({ message: ADDED });
    clearDraft(store);
    writeDraft(store, fieldsOf({ name: "Ana" }), NOW);
    addToDraft(store, ADDED, NOW);
    expect(readDraft(store, NOW)).toEqual({ name: "Ana", message: ADDED });
  });

  it("is appended to the message only once", () => {
    writeDraft(store, fieldsOf(WRITTEN), NOW);
    addToDraft(store, ADDED, NOW);
    addToDraft(store, "A drive.", NOW);
    addToDraft(store, ADDED, NOW);
    expect(readDraft(store, NOW)).toEqual({ ...WRITTEN, message: `${WRITTEN.message}\n\n${ADDED}\n\nA drive.` });
  });
});

it.each([
  ["invalid JSON", "{"],
  ["no time", '{"name":"Ana"}'],
  ["a time in the future", `{"at":${NOW + HOUR_MS},"name":"Ana"}`],
  ["fields of the wrong type", `{"at":${NOW},"name":1,"email":null,"phone":["7"]}`],
  ["an overlong text", `{"at":${NOW},"message":"${"x".repeat(30_000)}"}`],
])("returns no draft for %s in storage", (_, stored) => {
  sessionStorage.setItem(KEY, stored);
  expect(readDraft(store, NOW)).toEqual({});
});

it.each([
  ["blocked", fail],
  [
    "full",
    () => ({
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    }),
  ],
])("works without storage that is %s", (_, broken) => {
  writeDraft(broken, fieldsOf(WRITTEN), NOW);
  addToDraft(broken, "A lot.", NOW);
  clearDraft(broken);
  expect(readDraft(broken, NOW)).toEqual({});
});
