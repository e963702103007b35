import { gatsbyBuild } from "../../scripts/lib/gatsby-build";
import { GapError, PublishError } from "../../src/publish/publish-error";

const gap = new GapError("Pages load files that the build did not make:", ["index.html loads /a.js"]);

/** A Gatsby whose builds end with the given exit codes, and a finish that fails as often as it is told. */
const build = async (codes: readonly number[], { cache = true, failures = [] as readonly Error[] } = {}) => {
  const left = { codes: [...codes], failures: [...failures] };
  const log: string[] = [];
  const warn = jest.spyOn(console, "warn").mockImplementation((message: string) => void log.push(message.trim().split("\n").at(-1) ?? ""));
  const follow = () => {
    log.push("finish");
    const failure = left.failures.shift();
    return failure ? Promise.reject(failure) : Promise.resolve();
  };
  const run = () => {
    log.push("build");
    return Promise.resolve(left.codes.shift() ?? 99);
  };
  const result = await gatsbyBuild(follow, { run, hasCache: () => cache, clear: () => log.push("clear") }).catch((error: unknown) => error);
  warn.mockRestore();
  return { result, log };
};

const SAYS = "The cache of an earlier build may be broken. Clearing .cache and public and building once more.";

it.each([
  ["a good build once", [0], {}, 0, ["build", "finish"]],
  ["a build that Gatsby gives up once, and keeps its cache", [1, 0], {}, 1, ["build"]],
  [
    "a build with gaps again, after clearing the cache, and says so",
    [0, 0],
    { failures: [gap] },
    0,
    ["build", "finish", SAYS, "clear", "build", "finish"],
  ],
  ["a build twice at most", [0, 3], { failures: [gap] }, 3, ["build", "finish", SAYS, "clear", "build"]],
  ["a build with gaps without an earlier cache once", [0, 0], { cache: false, failures: [gap] }, gap, ["build", "finish"]],
])("runs %s", async (_, codes, options, expected, steps) => {
  expect(await build(codes, options)).toEqual({ result: expected, log: steps });
});

it("does not build again what fails for another reason", async () => {
  const refused = new PublishError("The policy forbids:", ["x"]);
  expect(await build([0, 0], { failures: [refused] })).toEqual({ result: refused, log: ["build", "finish"] });
});
