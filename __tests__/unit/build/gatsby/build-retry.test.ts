import { buildSite } from "../../../../scripts/lib/gatsby-build";
import { INCOMPLETE_BUILD_EXIT_CODE, PublishError } from "../../../../src/build/publish/publish-error";

const SAYS = "The cache of an earlier build may be broken. Clearing .cache and public and building once more.";

/** Runs buildSite() with a fake Gatsby whose builds exit with these codes. */
const build = async (codes: readonly number[], lock: () => void = () => undefined) => {
  const left = [...codes];
  const log: string[] = [];
  const warn = jest.spyOn(console, "warn").mockImplementation((message: string) => void log.push(message.trim()));
  const run = () => {
    log.push("build");
    return Promise.resolve(left.shift() ?? 99);
  };
  const status = await buildSite({ run, clear: () => log.push("clear"), lock });
  warn.mockRestore();
  return { status, log };
};

it.each([
  ["a good build once", [0], 0, ["build"]],
  [
    "a build with gaps again, after clearing what Gatsby remembers, and says so",
    [INCOMPLETE_BUILD_EXIT_CODE, 0],
    0,
    ["build", SAYS, "clear", "build"],
  ],
  [
    "a build twice at most",
    [INCOMPLETE_BUILD_EXIT_CODE, INCOMPLETE_BUILD_EXIT_CODE, 0],
    INCOMPLETE_BUILD_EXIT_CODE,
    ["build", SAYS, "clear", "build"],
  ],
  ["a build that fails for another reason once", [1, 0], 1, ["build"]],
])("runs %s", async (_, codes, status, log) => {
  expect(await build(codes)).toEqual({ status, log });
});

it("does not start Gatsby while another build runs, says so, and ends with an error", async () => {
  const error = jest.spyOn(console, "error").mockImplementation();
  const lock = () => {
    throw new PublishError("Another build of this project is running", []);
  };
  expect(await build([0], lock)).toEqual({ status: 1, log: [] });
  expect(error).toHaveBeenCalledWith("Another build of this project is running");
  error.mockRestore();
});
