/**
 * Builds a copy of the project from nothing, kills that build half-way, lets the next one go on, and compares the result
 * with dist/, byte by byte; then edits a text and takes the edit back, and compares again; then changes what all pages show; then
 * cuts Gatsby's database short, moves the folder, and starts a second build beside one that runs.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../../scripts/lib/project-copy";
import { filesBelow } from "../../src/build/publish/page-files";

/** Nine builds, on a slow machine. */
jest.setTimeout(40 * 60_000);

const LAST_GOOD = "<!doctype html><title>The last good site</title>";
/** Gatsby says so when pages are made and scripts are not. */
const HALF_WAY = "Building production JavaScript";

const project = path.resolve(".");
const copy = copyProject(project, "linked");
const site = path.join(copy, "dist");

const startBuild = (options?: string): ChildProcess => {
  // Jest's own environment says "test"; the build decides for itself.
  const environment = { ...process.env, NODE_ENV: undefined, ...(options && { NODE_OPTIONS: options }) };
  const tsx = "node_modules/tsx/dist/cli.mjs";
  // In a group of its own, so that a kill takes Gatsby and its workers too.
  return spawn(process.execPath, [tsx, "scripts/build.mts"], { cwd: copy, env: environment, detached: true, stdio: "pipe" });
};

const outputOf = (build: ChildProcess): (() => string) => {
  let output = "";
  for (const stream of [build.stdout, build.stderr]) stream?.on("data", (text: Buffer) => (output += text.toString()));
  return () => output;
};

const killHalfWay = async (build: ChildProcess): Promise<void> => {
  const output = outputOf(build);
  build.stdout?.on("data", () => {
    if (output().includes(HALF_WAY) && build.pid !== undefined && build.signalCode === null) process.kill(-build.pid, "SIGKILL");
  });
  const [code, signal] = (await once(build, "exit")) as [number | null, string | null];
  if (signal !== "SIGKILL") throw new Error(`The build ended by itself (${code ?? "no code"}):\n${output().slice(-2000)}`);
};

/** Waits until a build prints a text. */
const until = (build: ChildProcess, text: string): Promise<void> => {
  const output = outputOf(build);
  return new Promise((resolve, reject) => {
    build.stdout?.on("data", () => output().includes(text) && resolve());
    build.once("exit", () => reject(new Error(`The build ended without ${text}:\n${output().slice(-2000)}`)));
  });
};

/** Gives what the build printed. */
const finishBuild = async (build: ChildProcess): Promise<string> => {
  const output = outputOf(build);
  const [code] = (await once(build, "exit")) as [number | null];
  if (code !== 0) throw new Error(`The build failed:\n${output().slice(-2000)}`);
  return output();
};

/** Gatsby says so when it asks for the pages' contents in processes of their own, which have to start first. */
const IN_WORKERS = "run queries in workers";

/** Digests every file of a site but the one that names the commit: the copy has no history. */
const digestsOf = (folder: string): ReadonlyMap<string, string> => {
  const files = filesBelow(folder).filter((file) => file !== "build.json");
  const digest = (file: string) =>
    createHash("sha256")
      .update(readFileSync(path.join(folder, file)))
      .digest("hex");
  return new Map(files.map((file) => [file, digest(file)]));
};

const pagesOf = (folder: string): unknown => {
  const build: unknown = JSON.parse(readFileSync(path.join(folder, "build.json"), "utf8"));
  return typeof build === "object" && build !== null ? Reflect.get(build, "pages") : undefined;
};

beforeAll(async () => {
  mkdirSync(site);
  writeFileSync(path.join(site, "index.html"), LAST_GOOD);
  await killHalfWay(startBuild());
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it("leaves the last good site as it was when the whole build is killed half-way", () => {
  expect(filesBelow(site)).toEqual(["index.html"]);
  expect(readFileSync(path.join(site, "index.html"), "utf8")).toBe(LAST_GOOD);
});

it("makes the same bytes of the same files, after a killed build too", async () => {
  expect(await finishBuild(startBuild())).toContain(IN_WORKERS);
  const [first, second] = [digestsOf("dist"), digestsOf(site)];
  expect(first.size).toBeGreaterThan(400);
  expect(second).toEqual(first);
  expect(pagesOf(site)).toBe(pagesOf("dist"));
});

/** When Gatsby last wrote a page. */
const drawnAt = (page: string): number => statSync(path.join(copy, "public", page, "index.html")).mtimeMs;

it("makes the same bytes from Gatsby's cache as without it, and draws only the page anew that an edit changes", async () => {
  const before = ["about", "blog/how-often-to-sealcoat-in-nevada"].map(drawnAt);
  const post = path.join(copy, "content/posts/how-often-to-sealcoat-in-nevada.md");
  const text = readFileSync(post, "utf8");
  writeFileSync(post, `${text}\nOne more sentence.\n`);
  expect(await finishBuild(startBuild())).not.toContain(IN_WORKERS);
  expect(readFileSync(path.join(site, "blog/how-often-to-sealcoat-in-nevada.html"), "utf8")).toContain("One more sentence.");
  const after = ["about", "blog/how-often-to-sealcoat-in-nevada"].map(drawnAt);
  expect(after.map((time, index) => time > (before[index] ?? NaN))).toEqual([false, true]);
  writeFileSync(post, text);
  await finishBuild(startBuild());
  expect(digestsOf(site)).toEqual(digestsOf("dist"));
});

it("makes texts anew from Gatsby's cache when the code that makes them has changed", async () => {
  const code = path.join(copy, "src/content/markdown/plugins.ts");
  const text = readFileSync(code, "utf8");
  writeFileSync(code, text.replace('hName: "span"', 'hName: "b"'));
  expect(readFileSync(code, "utf8")).not.toBe(text);
  await finishBuild(startBuild());
  expect(readFileSync(path.join(site, "blog/how-often-to-sealcoat-in-nevada.html"), "utf8")).toContain('<b class="nowrap">');
  writeFileSync(code, text);
});

/** What the pages say of something, each once. */
const saidIn = (pattern: RegExp): readonly string[] => {
  const pages = filesBelow(site).filter((file) => file.endsWith(".html") && !file.startsWith("admin"));
  return [...new Set(pages.flatMap((page) => readFileSync(path.join(site, page), "utf8").match(pattern) ?? []))];
};

it("draws every page anew from Gatsby's cache when a fact changes that all show", async () => {
  const settings = path.join(copy, "content/settings/business.yml");
  const text = readFileSync(settings, "utf8");
  writeFileSync(settings, text.replace(/^phone: .*$/m, 'phone: "(702) 555-0177"'));
  await finishBuild(startBuild());
  expect(saidIn(/(?<=href="tel:)[^"]+/g)).toEqual(["+17025550177"]);
  writeFileSync(settings, text);
});

it("draws every page anew from Gatsby's cache in the next year", async () => {
  const year = /(?<=data-year="">)\d+/g;
  const [built] = saidIn(year);
  // July, so that it is the next year on any day, in any time zone.
  const ahead = Date.UTC(Number(built) + 1, 6, 1) - Date.now();
  const clock = path.join(copy, "next-year.cjs");
  writeFileSync(
    clock,
    `const { now } = Date;
    const later = () => now() + ${ahead};
    globalThis.Date = class extends Date {
      constructor(...given) { given.length > 0 ? super(...given) : super(later()); }
      static now() { return later(); }
    };`,
  );
  await finishBuild(startBuild(`--require=${clock}`));
  expect(saidIn(year)).toEqual([String(Number(built) + 1)]);
});

it("builds from nothing when what Gatsby remembers was cut short", async () => {
  const database = path.join(copy, ".cache/data/datastore/data.mdb");
  truncateSync(database, statSync(database).size / 2);
  expect(await finishBuild(startBuild())).toContain(IN_WORKERS);
  expect(digestsOf(site)).toEqual(digestsOf("dist"));
});

it("refuses a second build while one runs, and lets that one publish the whole site", async () => {
  const first = startBuild();
  const finished = finishBuild(first);
  await until(first, "success onPreInit");
  const second = startBuild();
  const output = outputOf(second);
  expect(await once(second, "exit")).toEqual([1, null]);
  expect(output()).toContain("Another build of this project is running: process");
  await finished;
  expect(digestsOf(site)).toEqual(digestsOf("dist"));
  expect(readdirSync(copy).filter((name) => name.startsWith("dist"))).toEqual(["dist"]);
});

// Not beside a real build: Gatsby empties .cache/compiled before it runs any code of the project, which may fail the build that runs.
it("refuses gatsby build without the script, and leaves the published site", async () => {
  const code = 'require("./src/build/lock").lockBuild(); console.log("locked"); process.stdin.resume();';
  const other = spawn(process.execPath, ["--require", "tsx/cjs", "--eval", code], { cwd: copy, stdio: "pipe" });
  await until(other, "locked");
  const build = spawn(process.execPath, ["node_modules/gatsby/cli.js", "build"], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: undefined },
    stdio: "pipe",
  });
  const output = outputOf(build);
  expect(await once(build, "exit")).toEqual([1, null]);
  expect(output()).toContain(`Another build of this project is running: process ${String(other.pid)}.`);
  other.kill();
  expect(digestsOf(site)).toEqual(digestsOf("dist"));
});
