import { STATES, stateCode } from "../../../scripts/adopt/states";

it.each([
  ["az", "AZ"],
  ["Arizona", "AZ"],
  [" new mexico ", "NM"],
  ["District of Columbia", "DC"],
  ["D.C.", "DC"],
  ["Washington, D.C.", "DC"],
  ["Washington", "WA"],
  ["Puerto Rico", undefined],
  ["Ontario", undefined],
  ["", undefined],
])("reads the state %j as %j", (typed, code) => {
  expect(stateCode(typed)).toBe(code);
});

it("has all 50 states and the District of Columbia, each with a time zone that Intl knows", () => {
  expect(Object.keys(STATES)).toHaveLength(51);
  for (const [, timeZone] of Object.values(STATES)) expect(() => new Intl.DateTimeFormat("en-US", { timeZone })).not.toThrow();
});
