/** The shipped content follows the project's own advice. */
import { adviceFor } from "../../src/content/lint/advice";
import { CONTENT_ROOT, shipped } from "./rules/shipped";

test("the shipped content leaves nothing to advise", () => {
  expect(adviceFor(CONTENT_ROOT, shipped)).toEqual([]);
});

test.each(shipped.services.filter(({ beforeAfter }) => beforeAfter))(
  "$slug says that its before and after pictures are renderings",
  ({ beforeAfter }) => {
    expect(beforeAfter?.text).toMatch(/\brender/i);
  },
);
