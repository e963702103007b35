/** Errors that stop a build before Gatsby starts, and failures to publish. */
import type { GatsbyNode } from "gatsby";
import { launchReport } from "../../../../src/build/launch/report";
import { launchProblems } from "../../../../src/build/launch/rules";
import { withPrivacy } from "../../../../src/build/privacy";
import { lockBuild } from "../../../../src/build/lock";
import { ContentError } from "../../../../src/content/problems";
import { onPostBuild, onPreInit } from "../../../../src/build/gatsby/build";
import { buildContent } from "../../../../src/build/gatsby/build-content";
import { contentDirectory } from "../../../../src/build/gatsby/content-directory";
import { finish } from "../../../../src/build/publish";
import { INCOMPLETE_BUILD_EXIT_CODE, IncompleteBuildError, PublishError } from "../../../../src/build/publish/publish-error";
import { fixture } from "../../../fixtures/content";

jest.mock("../../../../src/build/lock", () => ({ lockBuild: jest.fn() }));
jest.mock("../../../../src/build/publish", () => ({ finish: jest.fn() }));
jest.mock("../../../../src/build/gatsby/build-content", () => {
  const content = jest.fn();
  return { buildContent: content, buildLanguages: () => ({ en: content() as unknown }) };
});

/** Content that is valid but must not be public. */
const unready = { ...fixture, business: { ...fixture.business, sample: true } };

const UNTOUCHED = "\n\nNothing was published; the last good site is untouched.";
const problem = { file: "pages/about.yml", field: "title", expected: "text", found: "nothing", fix: "Write it." };

const run = async (hook: GatsbyNode["onPreInit"] | GatsbyNode["onPostBuild"]) => {
  const reporter = { panic: jest.fn(), warn: jest.fn(), info: jest.fn() };
  const args = { reporter, store: { getState: () => ({}) }, getNodesByType: () => [{ path: "/" }] };
  await Reflect.apply(hook as (...given: unknown[]) => unknown, undefined, [args, { plugins: [] }]);
  return reporter;
};

beforeEach(() => {
  jest.clearAllMocks();
  process.env.gatsby_executing_command = "build";
  jest.mocked(buildContent).mockReturnValue(fixture);
});
afterEach(() => {
  delete process.env.gatsby_executing_command;
  delete process.env.SITE_ENV;
});

describe("before a build", () => {
  it("stops while another build runs, before it reads or clears anything", async () => {
    jest.mocked(lockBuild).mockImplementationOnce(() => {
      throw new PublishError("Another build of this project is running", []);
    });
    const { panic } = await run(onPreInit);
    expect(panic).toHaveBeenCalledWith(`Another build of this project is running${UNTOUCHED}`);
    expect(buildContent).not.toHaveBeenCalled();
  });

  it("stops on invalid content, with the whole report", async () => {
    const error = new ContentError([problem]);
    jest.mocked(buildContent).mockImplementation(() => {
      throw error;
    });
    const { panic } = await run(onPreInit);
    expect(panic).toHaveBeenCalledWith(error.message + UNTOUCHED);
  });

  it("stops a production build that fails the launch check", async () => {
    process.env.SITE_ENV = "production";
    jest.mocked(buildContent).mockReturnValue(unready);
    const { panic } = await run(onPreInit);
    expect(launchProblems(unready, contentDirectory())).not.toEqual([]);
    expect(panic).toHaveBeenCalledWith(expect.stringContaining(launchReport(launchProblems(unready, contentDirectory()))));
  });
});

describe("after a build", () => {
  it("publishes the site, prints its folder, and warns if the launch check fails", async () => {
    jest.mocked(buildContent).mockReturnValue(unready);
    const { panic, warn, info } = await run(onPostBuild);
    expect(finish).toHaveBeenCalledWith(
      expect.objectContaining({ from: "public", to: "dist", pages: ["/"], content: withPrivacy(unready) }),
    );
    expect(panic).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledWith(launchReport(launchProblems(unready, contentDirectory())));
    expect(info).toHaveBeenCalledWith(expect.stringContaining("dist/: npm run serve"));
  });

  it.each([
    ["a publishing error", new PublishError("No:", ["a"]), undefined],
    ["an incomplete build, with the exit code that requests a retry", new IncompleteBuildError("Gaps:", ["a"]), INCOMPLETE_BUILD_EXIT_CODE],
  ])("stops on %s", async (_, error, code) => {
    const once = jest.spyOn(process, "once").mockReturnThis();
    jest.mocked(finish).mockRejectedValueOnce(error);
    const { panic } = await run(onPostBuild);
    expect(panic).toHaveBeenCalledWith(error.message + UNTOUCHED);
    const before = process.exitCode;
    process.exitCode = undefined;
    for (const [, listener] of once.mock.calls) (listener as () => void)();
    expect(process.exitCode).toBe(code);
    process.exitCode = before;
    once.mockRestore();
  });
});
