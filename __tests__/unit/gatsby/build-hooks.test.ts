/** Tests the hooks that check a build before Gatsby starts and publish the site afterward. */
import type { GatsbyNode } from "gatsby";
import { launchReport, launchSummary } from "../../../src/publish/launch/report";
import { launchProblems } from "../../../src/publish/launch/rules";
import { ContentError } from "../../../src/content/check/problems";
import { onPostBuild, onPreInit } from "../../../src/gatsby/build-hooks";
import { buildLanguages } from "../../../src/gatsby/build-content";
import { finish } from "../../../src/publish";
import { writeWranglerConfig } from "../../../src/publish/host/worker-files";
import { INCOMPLETE_BUILD_EXIT_CODE, IncompleteBuildError, PublishError } from "../../../src/publish/publish-error";
import { fixture, FIXTURE_ROOT } from "../../fixtures/content";

jest.mock("../../../src/publish", () => ({ finish: jest.fn() }));
jest.mock("../../../src/publish/host/worker-files", () => ({ writeWranglerConfig: jest.fn() }));
jest.mock("../../../src/gatsby/build-content", () => ({ buildLanguages: jest.fn() }));

/** Content that is valid but must not be public. */
const unready = { ...fixture, business: { ...fixture.business, sample: true } };
const problems = launchProblems(unready, FIXTURE_ROOT);
const UNTOUCHED = "\n\nNothing was published; the last good site is untouched.";

const run = async (hook: GatsbyNode["onPreInit"] | GatsbyNode["onPostBuild"]) => {
  const reporter = { panic: jest.fn(), warn: jest.fn(), log: jest.fn() };
  const store = { getState: () => ({}) };
  const args = { reporter, store, getNodesByType: () => [{ path: "/" }] };
  await Reflect.apply(hook as (...given: unknown[]) => unknown, undefined, [args, { plugins: [] }]);
  return reporter;
};

beforeEach(() => {
  process.env.gatsby_executing_command = "build";
  process.env.CONTENT_DIR = FIXTURE_ROOT;
  jest.mocked(buildLanguages).mockReturnValue({ en: unready });
});
afterEach(() => {
  delete process.env.gatsby_executing_command;
  delete process.env.CONTENT_DIR;
  delete process.env.SITE_ENV;
});

it("a build with invalid content stops before Gatsby starts, and prints the whole report", async () => {
  const error = new ContentError([{ file: "pages/about.yml", field: "title", expected: "text", found: "nothing", fix: "Write it." }]);
  jest.mocked(buildLanguages).mockImplementation(() => {
    throw error;
  });
  const { panic } = await run(onPreInit);
  expect(panic).toHaveBeenCalledWith(error.message + UNTOUCHED);
});

it("a production build stops if the launch check fails", async () => {
  process.env.SITE_ENV = "production";
  const { panic } = await run(onPreInit);
  expect(panic).toHaveBeenCalledWith(expect.stringContaining(launchReport(problems)));
});

describe("a non-production build of content that must not be public yet", () => {
  it("publishes the site", async () => {
    const { panic } = await run(onPostBuild);
    expect(finish).toHaveBeenCalledWith(expect.objectContaining({ root: ".", pages: ["/"], languages: { en: unready } }));
    expect(panic).not.toHaveBeenCalled();
  });

  it("writes the Wrangler configuration", async () => {
    await run(onPostBuild);
    expect(writeWranglerConfig).toHaveBeenCalledWith(unready, []);
  });

  it("says how many things are left to do", async () => {
    const { warn } = await run(onPostBuild);
    expect(warn).toHaveBeenCalledWith(launchSummary(problems));
  });

  it("says how to see the site", async () => {
    const { log } = await run(onPostBuild);
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/dist\/.*npm run serve/));
  });
});

it.each([
  ["a publishing error stops the build without requesting a retry", new PublishError("No:\n  a"), undefined],
  [
    "incomplete pages stop the build with the exit code that requests a retry",
    new IncompleteBuildError("Gaps:\n  a"),
    INCOMPLETE_BUILD_EXIT_CODE,
  ],
])("%s", async (_, error, code) => {
  const once = jest.spyOn(process, "once").mockReturnThis();
  jest.mocked(finish).mockRejectedValueOnce(error);
  const { panic } = await run(onPostBuild);
  expect(panic).toHaveBeenCalledWith(error.message + UNTOUCHED);
  const before = process.exitCode;
  process.exitCode = undefined;
  // Call the listener for the end of the process, if there is one. It sets the exit code.
  for (const [, listener] of once.mock.calls) (listener as () => void)();
  expect(process.exitCode).toBe(code);
  process.exitCode = before;
  once.mockRestore();
});
