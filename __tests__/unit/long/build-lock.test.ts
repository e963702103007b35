/** Two builds that start at once, and locks that an earlier build left. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { BUILD_LOCK } from "../../../scripts/lib/build-lock";
import { folderForEachTest } from "../../fixtures/folder";

jest.setTimeout(10 * 60_000);

const folder = folderForEachTest();
const builds: ChildProcess[] = [];
afterEach(() => builds.splice(0).forEach((build) => build.kill("SIGKILL")));

/** Starts a process that locks a project, prints "locked" and waits for a line of input, or prints an error and exits. */
const start = async (project = folder.at()) => {
  const code =
    `const { lockBuild } = require("./scripts/lib/build-lock");` +
    `lockBuild(${JSON.stringify(project)}).then(({ lost, release }) => { console.log("locked"); ` +
    `void lost.then(() => process.exit(2)); process.stdin.once("data", () => release().then(() => process.exit(0))); }, ` +
    `(error) => { console.log(error.constructor.name, error.message); process.exit(1); });`;
  const build = spawn(process.execPath, ["--require", "tsx/cjs", "--eval", code], { stdio: ["pipe", "pipe", "inherit"] });
  builds.push(build);
  const ended = once(build, "exit");
  const output = String((await once(build.stdout, "data"))[0]).trim();
  /** Stops the process and returns its exit code. */
  const end = async (signal?: "SIGKILL"): Promise<unknown> => {
    if (signal) build.kill(signal);
    else build.stdin.write("\n");
    return (await ended)[0];
  };
  return { output, end };
};

const REFUSED = /^PublishError Another build or npm run adopt is running in this project\. /;

it("a second build says that another is running", async () => {
  const first = await start();
  expect(first.output).toBe("locked");
  const second = await start();
  expect(second.output).toMatch(REFUSED);
  expect(await first.end()).toBe(0);
});

it("a build removes its lock", async () => {
  const build = await start();
  expect(build.output).toBe("locked");
  expect(readdirSync(folder.at())).not.toEqual([]);
  expect(await build.end()).toBe(0);
  expect(readdirSync(folder.at())).toEqual([]);
});

it("a build that was killed does not block the next one", async () => {
  await (await start()).end("SIGKILL");
  expect((await start()).output).toBe("locked");
});

it("a lock file of an older version does not block a build", async () => {
  writeFileSync(folder.at(BUILD_LOCK), "4711 12345");
  expect((await start()).output).toBe("locked");
});

/** Creates a project with the lock of a build that ended an hour ago. */
const projectWithStaleLock = (name: string): string => {
  mkdirSync(folder.at(name, BUILD_LOCK), { recursive: true });
  utimesSync(folder.at(name, BUILD_LOCK), new Date(Date.now() - 3_600_000), new Date(Date.now() - 3_600_000));
  return folder.at(name);
};

it("of two builds that start at once and find a stale lock, exactly one runs", async () => {
  // Many pairs, because two starts may also take turns by chance. All at once, because a refused start waits for seconds.
  const pairs = Array.from({ length: 12 }, async (_, index) => {
    const project = projectWithStaleLock(`project-${index}`);
    const starts = await Promise.all([start(project), start(project)]);
    return starts.map(({ output }) => output).sort();
  });
  expect(await Promise.all(pairs)).toEqual(pairs.map((): unknown => [expect.stringMatching(REFUSED), "locked"]));
});
