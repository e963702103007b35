/** Tests the order of the questions, with a fake terminal. */
import { askInOrder, type Draft, type Given, type Next, type Question } from "../../../scripts/adopt/prompts";

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

const run = (questions: readonly Question[], next: readonly Next[] = [], draft: Draft = { before: {}, save: () => undefined }) => {
  const left = [...next];
  return askInOrder(questions, () => Promise.resolve(left.shift() ?? "stop"), draft);
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

describe("a run that is stopped and started again", () => {
  const stopped = async (): Promise<Given> => {
    let saved: Given = {};
    const save = (answers: Given): void => {
      saved = answers;
    };
    await run(script(["name", "town", "color"], ["Ours", "Here", ESCAPE]).questions, [], { before: {}, save });
    return saved;
  };

  it("shows the answers that were given", async () => {
    const { asked, questions } = script(["name", "town", "color"], ["Ours", "There", "#ffffff"]);
    const before = await stopped();
    await expect(run(questions, [], { before, save: () => undefined })).resolves.toEqual({
      name: "Ours",
      town: "There",
      color: "#ffffff",
    });
    expect(asked).toEqual(['name ("Ours")', 'town ("Here")', "color"]);
  });

  it("keeps the later answers if it is stopped again at the first question", async () => {
    const save = jest.fn();
    await run(script(["name", "town"], ["Renamed", ESCAPE]).questions, [], { before: await stopped(), save });
    expect(save).toHaveBeenLastCalledWith({ name: "Renamed", town: "Here" });
  });
});
