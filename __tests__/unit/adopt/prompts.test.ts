/** Tests the order of the questions, with a fake terminal. */
import { askInOrder, type Next, type Question } from "../../../scripts/adopt/prompts";

const ESCAPE = Symbol.for("clack:cancel");

jest.mock("@clack/prompts", () => ({ isCancel: (value: unknown) => typeof value === "symbol" }));

/** Returns questions whose answers are given in advance, in the order in which they are asked. */
const script = (keys: readonly string[], answers: readonly unknown[]) => {
  const left = [...answers];
  const asked: string[] = [];
  const questions = keys.map((key): Question => ({
    key,
    ask: (_, before) => {
      asked.push(before === undefined ? key : `${key} (${JSON.stringify(before)})`);
      return Promise.resolve(left.shift());
    },
  }));
  return { asked, questions };
};

const run = (questions: readonly Question[], next: readonly Next[] = []) => {
  const left = [...next];
  return askInOrder(questions, () => Promise.resolve(left.shift() ?? "stop"));
};

it("goes back to the question before, which shows the former answer", async () => {
  const { asked, questions } = script(["name", "town"], ["Wrong", ESCAPE, "Right", "Here"]);
  await expect(run(questions, ["back"])).resolves.toEqual({ name: "Right", town: "Here" });
  expect(asked).toEqual(["name", "town", 'name ("Wrong")', "town"]);
});

it("asks the same question again", async () => {
  const { asked, questions } = script(["name"], [ESCAPE, "Right"]);
  await expect(run(questions, ["again"])).resolves.toEqual({ name: "Right" });
  expect(asked).toEqual(["name", "name"]);
});

it("returns nothing if the person stops", async () => {
  await expect(run(script(["name"], [ESCAPE]).questions)).resolves.toBeUndefined();
});

it("skips questions that are not needed, also on the way back", async () => {
  const { asked, questions } = script(["spanish", "area", "color"], [false, ESCAPE, false, "#ffffff"]);
  const [first, second, third] = questions;
  if (!first || !second || !third) throw new Error("three questions");
  const needed: Question = { ...second, isNeeded: ({ spanish }) => spanish === true };
  await expect(run([first, needed, third], ["back"])).resolves.toEqual({ spanish: false, color: "#ffffff" });
  expect(asked).toEqual(["spanish", "color", "spanish (false)", "color"]);
});
