import { hoursRow } from "../../../src/cms/decap/controls";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

it.each([
  [["Saturday"], "Saturday: 8:00 AM to 4:00 PM"],
  [WEEKDAYS, "Mon-Fri: 8:00 AM to 4:00 PM"],
  [["Sunday", "Monday", "Tuesday"], "Mon-Tue, Sunday: 8:00 AM to 4:00 PM"],
])("labels a row of the opening hours for %j", (days, label) => {
  expect(hoursRow({ days, opens: "08:00", closes: "16:00" })).toBe(label);
});

it.each([{ title: "A project" }, { days: [], opens: "08:00", closes: "16:00" }, { days: ["Saturday"], opens: "08:00" }])(
  "returns no label for %j, so that Decap's own is used",
  (row) => {
    expect(hoursRow(row)).toBeUndefined();
  },
);
