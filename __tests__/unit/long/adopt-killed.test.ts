/** Kills the real `npm run adopt` with SIGKILL at the moments when a mistake in its code could lose files, and checks the files that are left. */
import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parse, stringify } from "yaml";
import { restoreContent } from "../../../scripts/adopt/replace-content";
import { files } from "../../../src/content/schema";
import { newFolder } from "../../fixtures/folder";

jest.setTimeout(10 * 60_000);

/** What `npm run adopt` reads and writes outside `content/`. */
const OTHERS = ["LICENSE", "package.json", "package-lock.json", "hosting.yml", "src/brand/brand.ts"];
/** Files in folders that a person made. The names look like those of working folders. */
const LOOKALIKES = ["content.old/pages/home.yml", "content.adopt-mine/new/a.txt", "content.adopt-mine/old/a.txt"];
const ANSWERS = path.resolve("__tests__/fixtures/owners/paving.yml");
const TSX = pathToFileURL(require.resolve("tsx")).href;
/** A picture of the old content only. */
const OLD_PICTURE = "content/images/old.jpg";
/** The land under the sketch map, which pages show as soon as the company serves three places that have a shape on it. */
const LAND = "static/valley.svg";

let folder: string;
/** The project after a run that was not killed. */
let finished: Readonly<Record<string, string>>;

const at = (...parts: readonly string[]): string => path.join(folder, ...parts);

/** Returns all files of the project by path, except git's. Lists empty folders too, with a slash at the end. */
const projectFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(at(), { recursive: true, withFileTypes: true })
      .map((entry) => ({ name: path.relative(at(), path.join(entry.parentPath, entry.name)), isFolder: entry.isDirectory() }))
      .filter(({ name, isFolder }) => !name.startsWith(".git/") && !(isFolder && readdirSync(at(name)).length > 0))
      .map(({ name, isFolder }) => (isFolder ? [`${name}/`, ""] : [name, readFileSync(at(name), "latin1")])),
  );
/** Returns the files whose path starts with a prefix. */
const below = (all: Readonly<Record<string, string>>, ...prefixes: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([file]) => prefixes.some((prefix) => file.startsWith(prefix))));

const git = (...args: readonly string[]): void => {
  const identity = ["-c", "user.name=Owner", "-c", "user.email=owner@example.com", "-c", "commit.gpgsign=false"];
  expect(spawnSync("git", ["-C", at(), ...identity, ...args], { encoding: "utf8" })).toMatchObject({ status: 0 });
};

/** Writes a project with the sample, committed, and with folders that a person made. */
const setUp = (): void => {
  folder = newFolder();
  for (const file of ["starter", LAND, ...OTHERS]) cpSync(file, at(file), { recursive: true });
  // The old content needs only texts, because only the new content is checked.
  cpSync("content", at("content"), { recursive: true, filter: (file) => !/\.(?:jpg|png|webp)$/.test(file) });
  const business = at("content", files.business.file);
  writeFileSync(business, stringify({ ...(parse(readFileSync(business, "utf8")) as object), sample: true }));
  for (const file of [OLD_PICTURE, ...LOOKALIKES]) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), `text of ${file}`);
  }
  git("init", "--quiet");
  git("add", "content", ...OTHERS);
  git("commit", "--quiet", "--message=Sample");
};

/** Code that kills its own process after one change to the file system. KILL_AFTER contains the function and the end of the path. */
const KILL = `
  const fs = require("node:fs");
  const [name, target] = (process.env.KILL_AFTER ?? "").split(" ");
  const change = fs[name];
  if (change) fs[name] = (...args) => {
    const result = change(...args);
    if (String(args[name === "renameSync" ? 1 : 0]).endsWith(target)) process.kill(process.pid, "SIGKILL");
    return result;
  };`;

/**
 * Runs `npm run adopt` with answers from a file, in one process, without tsx's launcher.
 *
 * @param killAfter the change after which the process is killed, such as `renameSync LICENSE`
 * @param errors whether to print errors that the run reports
 * @returns the exit code, or the signal that ended the process
 */
const adopt = (killAfter = "", errors: "inherit" | "ignore" = "inherit"): unknown => {
  writeFileSync(at(".git/kill.cjs"), KILL);
  const { status, signal } = spawnSync(
    process.execPath,
    ["--require", at(".git/kill.cjs"), "--import", TSX, path.resolve("scripts/adopt.mts"), ANSWERS],
    {
      cwd: at(),
      stdio: ["ignore", "ignore", errors],
      env: { ...process.env, CONTENT_DIR: "content", TSX_TSCONFIG_PATH: path.resolve("tsconfig.json"), KILL_AFTER: killAfter },
    },
  );
  return signal ?? status;
};

beforeAll(() => {
  setUp();
  if (adopt() !== 0) throw new Error("The run that is not killed failed.");
  finished = projectFiles();
  rmSync(folder, { recursive: true });
});
beforeEach(setUp);
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("without a kill, leaves no working folder", () => {
  expect(Object.keys(below(finished, "content.")).sort()).toEqual([...LOOKALIKES].sort());
});

it("without a kill, replaces the content, LICENSE and the project's name", () => {
  expect(Object.keys(below(finished, "content/"))).toContain("content/services/overlay.md");
  expect(Object.keys(finished)).not.toContain(OLD_PICTURE);
  expect([finished.LICENSE, finished["package.json"]]).toEqual([
    expect.stringContaining("San Francisco Peaks Paving"),
    expect.stringContaining('"peakspaving-com"'),
  ]);
});

it.each(["LICENSE", "package.json"])("without a kill, changes nothing while %s has uncommitted changes", (file) => {
  appendFileSync(at(file), "\n");
  const before = projectFiles();
  expect(adopt("", "ignore")).toBe(1);
  expect(projectFiles()).toEqual(before);
});

it("without a kill, keeps the sketch map's land", () => {
  expect(Object.keys(finished)).toContain(LAND);
});

it.each<[string, string, boolean]>([
  ["when its working folder exists", "mkdirSync /new", false],
  ["after the first page", "writeFileSync new/pages/home.yml", false],
  ["after it replaced LICENSE", "renameSync LICENSE", false],
  ["after it moved the old content away", "renameSync /old", false],
  ["after it moved the new content into its place", "renameSync /content", true],
])("killed %s, loses nothing and does not touch other folders", (_, change, isNew) => {
  const before = projectFiles();
  expect(adopt(change)).toBe("SIGKILL");
  restoreContent(at("content"));
  const after = projectFiles();
  expect(below(after, "content/")).toEqual(below(isNew ? finished : before, "content/"));
  for (const file of OTHERS) expect(isNew ? [finished[file]] : [before[file], finished[file]]).toContain(after[file]);
  expect(below(after, "starter/", ...LOOKALIKES)).toEqual(below(before, "starter/", ...LOOKALIKES));
});

it("killed after it moved the old content away, is finished by the next run", () => {
  expect(adopt("renameSync /old")).toBe("SIGKILL");
  expect(existsSync(at("content"))).toBe(false);
  expect(adopt()).toBe(0);
  expect(projectFiles()).toEqual(finished);
});
