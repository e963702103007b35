/**
 * Fields that React replaced during hydration keep their input, and React notices it.
 *
 * @jest-environment jsdom
 */
import { keepInput } from "../../../src/client/islands/keep-input";
import { required } from "../../../src/content/shared/required";

const FIELDS = '<input name="a"><textarea name="b"></textarea><select name="c"><option>1<option>2</select><input name="d" type="file">';

const fieldIn = (root: HTMLElement, name: string) =>
  required(root.querySelector<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(`[name=${name}]`), name);

/**
 * Hydrates an island as React does, after `change`. Returns the island, and the events that its fields report.
 *
 * @param replaces whether React replaces the fields
 */
const hydrateFields = (change: (root: HTMLElement) => void, replaces = true) => {
  const root = document.createElement("div");
  root.innerHTML = FIELDS;
  change(root);
  const events: string[] = [];
  const record = ({ type, target }: Event): void => {
    events.push(`${type} ${target instanceof Element ? (target.getAttribute("name") ?? "") : ""}`);
  };
  for (const type of ["input", "change"]) root.addEventListener(type, record);
  keepInput(root, () => {
    if (replaces) root.innerHTML = FIELDS;
  });
  return { root, events };
};

it.each([
  ["text field", "a", "Ann"],
  ["text area", "b", "Cracks"],
  ["select", "c", "2"],
])("a %s keeps its value", (_, name, value) => {
  const { root } = hydrateFields((before) => {
    fieldIn(before, name).value = value;
  });
  expect(fieldIn(root, name).value).toBe(value);
});

it.each(["a", "b", "c", "d"])("field %s reports its value with the events that React listens to", (name) => {
  const { events } = hydrateFields(() => undefined);
  expect(events.filter((event) => event.endsWith(` ${name}`))).toEqual([`input ${name}`, `change ${name}`]);
});

it("fields that were not replaced report nothing", () => {
  expect(hydrateFields(() => undefined, false).events).toEqual([]);
});
