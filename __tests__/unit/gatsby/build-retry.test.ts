import { buildSite } from "../../../scripts/lib/gatsby-build";
import { INCOMPLETE_BUILD_EXIT_CODE as INCOMPLETE, PublishError } from "../../../src/publish/publish-error";

const RETRY_MESSAGE = "The cache of an earlier build may be broken. Clearing .cache and public, then building again.";

/** Runs buildSite() with a fake Gatsby whose builds exit with the given codes. */
const build = async (codes: readonly number[], lockError?: Error) => {
  const remaining = [...codes];
  const log: string[] = [];
  const warn = jest.spyOn(console, "warn").mockImplementation((message: string) => void log.push(message.trim()));
  const run = () => {
    log.push("build");
    return Promise.resolve(remaining.shift() ?? 99);
  };
  const heldLock = { lost: new Promise<void>(() => undefined), release: () => Promise.resolve() };
  const lock = () => (lockError ? Promise.reject(lockError) : Promise.resolve(heldLock));
  const status = await buildSite({ run, clear: () => log.push("clear"), lock });
  warn.mockRestore();
  return { status, log };
};

const ONCE = ["build"];
const TWICE = ["build", RETRY_MESSAGE, "clear", "build"];

it.each([
  ["once if it succeeds", [0], 0, ONCE],
  ["again if it is incomplete, after printing a warning and clearing the cache", [INCOMPLETE, 0], 0, TWICE],
  ["at most twice", [INCOMPLETE, INCOMPLETE, 0], INCOMPLETE, TWICE],
  ["once if it fails for another reason", [1, 0], 1, ONCE],
])("runs a build %s", async (_, codes, status, log) => {
  expect(await build(codes)).toEqual({ status, log });
});

it("reports an error and does not start Gatsby while another build is running", async () => {
  const error = jest.spyOn(console, "error").mockImplementation();
  const lockError = new PublishError("Another build of this project is running");
  expect(await build([0], lockError)).toEqual({ status: 1, log: [] });
  expect(error).toHaveBeenCalledWith("Another build of this project is running");
  error.mockRestore();
});
