/** Tests the order of the questions, and the question about places, with a fake terminal. */
import { text } from "@clack/prompts";
import { askInOrder, places, type Draft, type Given, type Next, type Question } from "../../../scripts/adopt/prompts";

/** The answer of a clack prompt when the person presses Esc. */
const ESCAPE = Symbol.for("clack:cancel");

jest.mock("@clack/prompts", () => ({
  isCancel: (value: unknown) => typeof value === "symbol",
  log: { info: jest.fn() },
  text: jest.fn(),
}));

/** Returns questions with scripted answers, and the list of the keys that have been asked, each with its previous answer, if any. */
const scripted = (keys: readonly string[], answers: readonly unknown[]) => {
  const left = [...answers];
  const asked: string[] = [];
  const questions = keys.map((key): Question => ({
    key,
    ask: (_, previous) => {
      asked.push(previous === undefined ? key : `${key} (${JSON.stringify(previous)})`);
      return Promise.resolve(left.shift());
    },
  }));
  return { asked, questions };
};

const run = (questions: readonly Question[], next: readonly Next[] = [], draft: Draft = { savedAnswers: {}, save: () => undefined }) => {
  const left = [...next];
  return askInOrder(questions, () => Promise.resolve(left.shift() ?? "stop"), draft);
};

it("shows the former answer after going back to the previous question", async () => {
  const { asked, questions } = scripted(["name", "town"], ["Wrong", ESCAPE, "Right", "Here"]);
  await expect(run(questions, ["back"])).resolves.toEqual({ name: "Right", town: "Here" });
  expect(asked).toEqual(["name", "town", 'name ("Wrong")', "town"]);
});

it("asks the same question again if the person chooses that after Esc", async () => {
  const { asked, questions } = scripted(["name"], [ESCAPE, "Right"]);
  await expect(run(questions, ["again"])).resolves.toEqual({ name: "Right" });
  expect(asked).toEqual(["name", "name"]);
});

it("returns nothing if the person stops", async () => {
  await expect(run(scripted(["name"], [ESCAPE]).questions)).resolves.toBeUndefined();
});

it("skips questions that are not needed, also on the way back", async () => {
  const { asked, questions } = scripted(["spanish", "area", "color"], [false, ESCAPE, false, "#ffffff"]);
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
    await run(scripted(["name", "town", "color"], ["Ours", "Here", ESCAPE]).questions, [], { savedAnswers: {}, save });
    return saved;
  };

  it("shows the answers that were given", async () => {
    const { asked, questions } = scripted(["name", "town", "color"], ["Ours", "There", "#ffffff"]);
    const savedAnswers = await stopped();
    await expect(run(questions, [], { savedAnswers, save: () => undefined })).resolves.toEqual({
      name: "Ours",
      town: "There",
      color: "#ffffff",
    });
    expect(asked).toEqual(['name ("Ours")', 'town ("Here")', "color"]);
  });

  it("keeps the later answers if it is stopped again after the first question", async () => {
    const save = jest.fn();
    await run(scripted(["name", "town"], ["Renamed", ESCAPE]).questions, [], { savedAnswers: await stopped(), save });
    expect(save).toHaveBeenLastCalledWith({ name: "Renamed", town: "Here" });
  });
});

describe("the places", () => {
  interface Typing {
    /** The lines that are typed. After the last one, the person presses Esc. */
    readonly lines: readonly string[];
    /** What the person chooses after each Esc. After the last choice, the person stops. */
    readonly next?: readonly Next[];
    /** The answers of an earlier run. */
    readonly savedAnswers?: Given;
    /** The places that the site already has. */
    readonly served?: readonly string[];
    /** The keys of the questions before the places. Each is answered with its key, and with Esc if it is asked again. */
    readonly keys?: readonly string[];
  }

  /** Asks for the places. Returns the answers, and the answers that are saved afterward. */
  const typePlaces = async ({ lines, next = [], savedAnswers = {}, served = [], keys = [] }: Typing) => {
    const left = [...lines];
    jest.mocked(text).mockImplementation(() => Promise.resolve(left.shift() ?? (ESCAPE as never)));
    let saved = savedAnswers;
    const save = (answers: Given): void => {
      saved = answers;
    };
    const { questions } = scripted(keys, [...keys, ...keys.map(() => ESCAPE)]);
    const answers = await run([...questions, places(served)], next, { savedAnswers, save });
    return { answers, saved };
  };

  it.each<[string, readonly string[], Omit<Typing, "lines">, readonly string[]]>([
    ["stops after the first", ["Taos"], {}, ["Taos"]],
    ["stops after three", ["Taos", "Chimayó", "St. John's"], {}, ["Taos", "Chimayó", "St. John's"]],
    // Typing a place again takes it out of the list.
    ["stops after taking one out", ["Taos", "Santa Fe", "taos"], {}, ["Santa Fe"]],
    ["stops after taking out the only one", ["Taos", "Taos"], {}, []],
    ["adds to those of the last run and then stops", ["Santa Fe"], { savedAnswers: { places: ["Taos"] } }, ["Taos", "Santa Fe"]],
    ["takes out one that the site has, and then stops", ["Taos"], { served: ["Taos", "Santa Fe"] }, ["Santa Fe"]],
  ])("are saved if the person %s", async (_, lines, typing, saved) => {
    await expect(typePlaces({ lines, ...typing })).resolves.toEqual({ answers: undefined, saved: { places: saved } });
  });

  it.each<[string, Next, readonly string[]]>([
    ["goes back a question", "back", ["area"]],
    ["asks again", "again", []],
  ])("are kept if the person %s", async (_, next, keys) => {
    let left: readonly unknown[] = ["Taos", ESCAPE, "Santa Fe", ""];
    jest.mocked(text).mockImplementation(() => {
      const [line, ...others] = left;
      left = others;
      return Promise.resolve(line as string);
    });
    const { questions } = scripted(keys, [...keys, ...keys]);
    await expect(run([...questions, places([])], [next])).resolves.toMatchObject({ places: ["Taos", "Santa Fe"] });
  });

  it("are saved if the person goes back a question, and stops there", async () => {
    const { saved } = await typePlaces({ lines: ["Taos"], keys: ["area"], next: ["back"] });
    expect(saved).toEqual({ area: "area", places: ["Taos"] });
  });

  it("that were saved by the last run are kept if the person adds none", async () => {
    const { answers } = await typePlaces({ lines: [""], savedAnswers: { places: ["Taos"] } });
    expect(answers).toEqual({ places: ["Taos"] });
  });
});
