/**
 * Builds a copy of the project several times and compares every file with dist/: after a killed build, after an edit and its revert,
 * after a change of facts, and with a truncated Gatsby database.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../../scripts/lib/project-copy";
import { filesBelow } from "../../src/build/publish/page-files";

/** Timeout for six builds on a slow machine. */
jest.setTimeout(40 * 60_000);

/** Gatsby prints this when pages are created and scripts are not yet built. */
const HALFWAY = "Building production JavaScript";

const project = path.resolve(".");
const copy = copyProject(project, "linked");
const site = path.join(copy, "dist");

const startBuild = (): ChildProcess => {
  // Jest sets NODE_ENV to "test"; the build sets its own.
  const environment = { ...process.env, NODE_ENV: undefined };
  const tsx = "node_modules/tsx/dist/cli.mjs";
  // In its own process group, so that a kill also ends Gatsby and its workers.
  return spawn(process.execPath, [tsx, "scripts/build.mts"], { cwd: copy, env: environment, detached: true, stdio: "pipe" });
};

const outputOf = (build: ChildProcess): (() => string) => {
  let output = "";
  for (const stream of [build.stdout, build.stderr]) stream?.on("data", (text: Buffer) => (output += text.toString()));
  return () => output;
};

const killHalfway = async (build: ChildProcess): Promise<void> => {
  const output = outputOf(build);
  build.stdout?.on("data", () => {
    if (output().includes(HALFWAY) && build.pid !== undefined && build.signalCode === null) process.kill(-build.pid, "SIGKILL");
  });
  const [code, signal] = (await once(build, "exit")) as [number | null, string | null];
  if (signal !== "SIGKILL") throw new Error(`The build ended before it was killed (${code ?? "no code"}):\n${output().slice(-2000)}`);
};

/** Returns the build's output. */
const finishBuild = async (build: ChildProcess): Promise<string> => {
  const output = outputOf(build);
  const [code] = (await once(build, "exit")) as [number | null];
  if (code !== 0) throw new Error(`The build failed:\n${output().slice(-2000)}`);
  return output();
};

/** Gatsby prints this when it runs the pages' queries in worker processes, as in a build without a cache. */
const IN_WORKERS = "run queries in workers";

/** Returns a digest for every file of a site except build.json, which names the commit: the copy has no Git history. */
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
  await killHalfway(startBuild());
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it("writes the same files with the same bytes as dist/, even after a killed build", async () => {
  expect(await finishBuild(startBuild())).toContain(IN_WORKERS);
  const [first, second] = [digestsOf("dist"), digestsOf(site)];
  expect(first.size).toBeGreaterThan(400);
  expect(second).toEqual(first);
  expect(pagesOf(site)).toBe(pagesOf("dist"));
});

/** Returns the time at which Gatsby last wrote a page. */
const renderedAt = (page: string): number => statSync(path.join(copy, "public", page, "index.html")).mtimeMs;

it("writes the same bytes with Gatsby's cache as without it, and renders only the page that an edit changes", async () => {
  const before = ["about", "blog/how-often-to-sealcoat-in-nevada"].map(renderedAt);
  const post = path.join(copy, "content/posts/how-often-to-sealcoat-in-nevada.md");
  const text = readFileSync(post, "utf8");
  writeFileSync(post, `${text}\nOne more sentence.\n`);
  expect(await finishBuild(startBuild())).not.toContain(IN_WORKERS);
  expect(readFileSync(path.join(site, "blog/how-often-to-sealcoat-in-nevada.html"), "utf8")).toContain("One more sentence.");
  const after = ["about", "blog/how-often-to-sealcoat-in-nevada"].map(renderedAt);
  expect(after.map((time, index) => time > (before[index] ?? NaN))).toEqual([false, true]);
  writeFileSync(post, text);
  await finishBuild(startBuild());
  expect(digestsOf(site)).toEqual(digestsOf("dist"));
});

/** Returns the unique matches of a pattern in all pages. */
const matchesInPages = (pattern: RegExp): readonly string[] => {
  const pages = filesBelow(site).filter((file) => file.endsWith(".html") && !file.startsWith("admin"));
  return [...new Set(pages.flatMap((page) => readFileSync(path.join(site, page), "utf8").match(pattern) ?? []))];
};

it("renders every page with Gatsby's cache if a fact on every page changes", async () => {
  const settings = path.join(copy, "content/settings/business.yml");
  const text = readFileSync(settings, "utf8");
  writeFileSync(settings, text.replace(/^phone: .*$/m, 'phone: "(702) 555-0177"'));
  await finishBuild(startBuild());
  expect(matchesInPages(/(?<=href="tel:)[^"]+/g)).toEqual(["+17025550177"]);
  writeFileSync(settings, text);
});

it("builds without a cache if Gatsby's database is truncated", async () => {
  const database = path.join(copy, ".cache/data/datastore/data.mdb");
  truncateSync(database, statSync(database).size / 2);
  expect(await finishBuild(startBuild())).toContain(IN_WORKERS);
  expect(digestsOf(site)).toEqual(digestsOf("dist"));
});
