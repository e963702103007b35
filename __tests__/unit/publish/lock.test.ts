import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { lockBuild } from "../../../src/publish/lock";
import { folderForEachTest } from "../../fixtures/folder";

const folder = folderForEachTest();
const builds: ChildProcess[] = [];
afterEach(() => builds.splice(0).forEach((build) => build.kill("SIGKILL")));

const lock = (): string => folder.at("dist.lock");

/** Starts a process that tries to acquire the lock. It prints "locked" and waits for a line of input, or prints the error and exits. */
const start = async () => {
  const code =
    `const { lockBuild } = require("./src/publish/lock");` +
    `try { lockBuild(${JSON.stringify(lock())}); console.log("locked"); process.stdin.once("data", () => process.exit(0)); }` +
    `catch (error) { console.log(error.message); process.exit(1); }`;
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
  return { pid: String(build.pid), output, end };
};

it("a second build names the process of the first build and exits with an error", async () => {
  const first = await start();
  expect(first.output).toBe("locked");
  const second = await start();
  expect(second.output).toBe(
    `Another build of this project is running: process ${first.pid}. Wait for it to finish or stop it (kill ${first.pid}), and then run this build again.`,
  );
  expect(await second.end()).toBe(1);
  expect(readFileSync(lock(), "utf8")).toMatch(new RegExp(`^${first.pid} `));
  expect(await first.end()).toBe(0);
  expect(readdirSync(folder.at())).toEqual([]);
});

it("a new build takes over the lock of a build that was killed", async () => {
  const killed = await start();
  await killed.end("SIGKILL");
  expect(existsSync(lock())).toBe(true);
  expect((await start()).output).toBe("locked");
});

it("Gatsby takes over the lock from `npm run build`, so that the lock remains if npm is killed", async () => {
  lockBuild(lock());
  const gatsby = await start();
  expect(gatsby.output).toBe("locked");
  expect(readFileSync(lock(), "utf8")).toMatch(new RegExp(`^${gatsby.pid} `));
  expect(() => lockBuild(lock())).toThrow(`process ${gatsby.pid}`);
});
