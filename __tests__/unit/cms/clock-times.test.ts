/** Times in the editor's forms: labels of opening hours, and the search for a time. */
import { hoursRow, isFoundBy } from "../../../src/cms/decap/controls";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

it.each([
  [["Saturday"], "Saturday: 8:00 AM to 4:00 PM"],
  [WEEKDAYS, "Mon-Fri: 8:00 AM to 4:00 PM"],
  [["Sunday", "Monday", "Tuesday"], "Mon-Tue, Sunday: 8:00 AM to 4:00 PM"],
])("labels the opening hours of %j", (days, label) => {
  expect(hoursRow({ days, opens: "08:00", closes: "16:00" })).toBe(label);
});

it.each([{ title: "A project" }, { days: [], opens: "08:00", closes: "16:00" }, { days: ["Saturday"], opens: "08:00" }])(
  "returns no label for %j, so that Decap uses its own label",
  (row) => {
    expect(hoursRow(row)).toBeUndefined();
  },
);

it.each(["2 PM", "2pm", "2:00 PM", "2:0", "2:", "2:00"])("finds 2:00 PM for the typed text %j", (typed) => {
  expect(isFoundBy({ label: "2:00 PM" }, typed)).toBe(true);
});

it.each([
  ["2 PM", "2:30 PM"],
  ["2:15", "2:30 PM"],
  ["2 PM", "12:00 PM"],
  ["2:30", "12:30 PM"],
])("for the typed text %j, does not find %s", (typed, label) => {
  expect(isFoundBy({ label }, typed)).toBe(false);
});
