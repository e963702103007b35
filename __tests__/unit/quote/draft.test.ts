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

it("gives back what was written", () => {
  writeDraft(store, fieldsOf(WRITTEN), NOW);
  expect(readDraft(store, NOW + 23 * HOUR_MS)).toEqual(WRITTEN);
});

it("keeps neither photos nor what stands in the honeypot", () => {
  const fields = fieldsOf({ name: "Ana", subject: "spam", "form-name": "quote" });
  fields.set("photos", new File(["x"], "a.jpg"));
  writeDraft(store, fields, NOW);
  expect(readDraft(store, NOW)).toEqual({ name: "Ana" });
});

it("forgets it after a day, when it is cleared, and when the fields are empty", () => {
  writeDraft(store, fieldsOf(WRITTEN), NOW);
  expect(readDraft(store, NOW + 25 * HOUR_MS)).toEqual({});
  writeDraft(store, fieldsOf({ name: "", email: "" }), NOW);
  expect(sessionStorage.getItem(KEY)).toBeNull();
  writeDraft(store, fieldsOf(WRITTEN), NOW);
  clearDraft(store);
  expect(readDraft(store, NOW)).toEqual({});
});

describe("a text that is added", () => {
  const ADDED = "A lot, 20,000 sq ft.";

  it("starts the details where there are none, and leaves the other answers", () => {
    addToDraft(store, ADDED, NOW);
    expect(readDraft(store, NOW)).toEqual({ message: ADDED });
    clearDraft(store);
    writeDraft(store, fieldsOf({ name: "Ana" }), NOW);
    addToDraft(store, ADDED, NOW);
    expect(readDraft(store, NOW)).toEqual({ name: "Ana", message: ADDED });
  });

  it("comes after what was written, once however often it is added", () => {
    writeDraft(store, fieldsOf(WRITTEN), NOW);
    addToDraft(store, ADDED, NOW);
    addToDraft(store, "A drive.", NOW);
    addToDraft(store, ADDED, NOW);
    expect(readDraft(store, NOW)).toEqual({ ...WRITTEN, message: `${WRITTEN.message}\n\n${ADDED}\n\nA drive.` });
  });
});

it.each([
  ["no JSON", "{"],
  ["no time", '{"name":"Ana"}'],
  ["a time that has not come", `{"at":${NOW + HOUR_MS},"name":"Ana"}`],
  ["fields of another kind", `{"at":${NOW},"name":1,"email":null,"phone":["7"]}`],
  ["a text without end", `{"at":${NOW},"message":"${"x".repeat(30_000)}"}`],
])("takes %s in its place for no draft", (_, kept) => {
  sessionStorage.setItem(KEY, kept);
  expect(readDraft(store, NOW)).toEqual({});
});

it("gives no field that the form does not have", () => {
  sessionStorage.setItem(KEY, JSON.stringify({ at: NOW, name: "Ana", __proto__: "x", constructor: "y", action: "z" }));
  expect(readDraft(store, NOW)).toEqual({ name: "Ana" });
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
])("goes on without a store that is %s", (_, broken) => {
  writeDraft(broken, fieldsOf(WRITTEN), NOW);
  addToDraft(broken, "A lot.", NOW);
  clearDraft(broken);
  expect(readDraft(broken, NOW)).toEqual({});
});
