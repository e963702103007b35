/**
 * Builds a copy of the project several times: after a killed build, after an edit and its revert, after a change to a setting or to code, and
 * with a truncated Gatsby database. Whenever the content is unchanged, every file must equal the one in dist/.
 */
import { spawn } from "node:child_process";
import { hash } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { copyProject } from "../../scripts/lib/project-copy";
import { filesBelow } from "../../src/publish/page-files";

/** Timeout of each test, long enough for two builds on a slow machine. */
jest.setTimeout(40 * 60_000);

/** Gatsby prints this after it has created the pages and before it builds the scripts. */
const HALFWAY = "Building production JavaScript";

const copy = copyProject(path.resolve("."), "linked");
const site = path.join(copy, "dist");

/** The files for which deploy.yml runs, as regular expressions. GitHub's `*` does not match a slash, `**` does. */
const DEPLOYED = (
  parse(readFileSync(".github/workflows/deploy.yml", "utf8")) as { readonly on: { readonly push: { readonly paths: readonly string[] } } }
).on.push.paths.map((pattern) => {
  const parts = pattern.replaceAll(".", "\\.").split("**");
  return new RegExp(`^${parts.map((part) => part.replaceAll("*", "[^/]*")).join(".*")}$`);
});

/** Deletes the copy's files for which deploy.yml does not run. Returns their names. */
const removeUndeployed = (): readonly string[] => {
  const files = readdirSync(copy, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? (entry.name === "node_modules" ? [] : filesBelow(path.join(copy, entry.name), `${entry.name}/`)) : [entry.name],
  );
  const others = files.filter((file) => !DEPLOYED.some((pattern) => pattern.test(file)));
  for (const file of others) rmSync(path.join(copy, file));
  return others;
};

/**
 * Builds the copy and returns the build's output. Kills the build as soon as it prints `killedAt`.
 *
 * @throws Error with the end of the output if the build fails, or exits before it is killed
 */
const build = async (killedAt?: string): Promise<string> => {
  // Use a separate process group, so that the kill also stops Gatsby and its workers. Unset NODE_ENV, which Jest sets to "test", and show
  // Gatsby's own log, which contains the messages that are awaited here.
  const options = {
    cwd: copy,
    env: { ...process.env, NODE_ENV: undefined, GATSBY_LOGGER: "yurnalist" },
    detached: true,
    stdio: "pipe",
  } as const;
  const child = spawn(process.execPath, ["node_modules/tsx/dist/cli.mjs", "scripts/build.mts"], options);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => {
      output += text.toString();
      const isKilled = killedAt !== undefined && output.includes(killedAt);
      if (isKilled && child.pid !== undefined && child.signalCode === null) process.kill(-child.pid, "SIGKILL");
    });
  const [code, signal] = (await once(child, "exit")) as [number | null, string | null];
  if (killedAt === undefined ? code === 0 : signal === "SIGKILL") return output;
  throw new Error(`The build exited with ${code ?? signal ?? "no code"}:\n${output.slice(-2000)}`);
};

/** Gatsby prints this when it runs the pages' queries in worker processes, which shows that it found no usable cache. */
const NO_CACHE = "run queries in workers";

/** Reads a build's build.json. */
const buildOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, "build.json"), "utf8")) as { readonly pages: unknown; readonly kept: object };

/**
 * Returns the digests of a site's files. Omits build.json, which names the commit, because the copy has no Git history, and the scripts of
 * earlier builds.
 */
const digestsOf = (folder: string): ReadonlyMap<string, string> => {
  const { kept } = buildOf(folder);
  const files = filesBelow(folder).filter((file) => file !== "build.json" && !(file in kept));
  return new Map(files.map((file) => [file, hash("sha256", readFileSync(path.join(folder, file)))]));
};

const pagesOf = (folder: string): unknown => buildOf(folder).pages;

let removed: readonly string[] = [];

beforeAll(async () => {
  removed = removeUndeployed();
  await build(HALFWAY);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it("writes the same files as dist/, byte for byte, after a killed build and without the files for which deploy.yml does not run", async () => {
  expect(removed).toEqual(expect.arrayContaining(["README.md", "jest.config.mjs", "docs/deploy.md"]));
  expect(await build()).toContain(NO_CACHE);
  const [first, second] = [digestsOf("dist"), digestsOf(site)];
  expect(first.size).toBeGreaterThan(400);
  expect(second).toEqual(first);
  expect(pagesOf(site)).toBe(pagesOf("dist"));
});

const POST_PATH = "blog/how-often-to-sealcoat-in-nevada";

/** Returns the time when Gatsby last wrote a page. */
const renderedAt = (page: string): number => statSync(path.join(copy, "public", page, "index.html")).mtimeMs;

it("writes the same bytes with Gatsby's cache as without it, and rerenders only the page that an edit changes", async () => {
  const before = ["about", POST_PATH].map(renderedAt);
  const post = path.join(copy, "content/posts/how-often-to-sealcoat-in-nevada.md");
  const text = readFileSync(post, "utf8");
  writeFileSync(post, `${text}\nOne more sentence.\n`);
  expect(await build()).not.toContain(NO_CACHE);
  expect(readFileSync(path.join(site, `${POST_PATH}.html`), "utf8")).toContain("One more sentence.");
  const after = ["about", POST_PATH].map(renderedAt);
  expect(after.map((time, index) => time > (before[index] ?? NaN))).toEqual([false, true]);
  writeFileSync(post, text);
  await build();
  expect(digestsOf(site)).toEqual(digestsOf("dist"));
});

/** Returns the unique matches of a pattern in all pages except the editor's. */
const matchesInPages = (pattern: RegExp): readonly string[] => {
  const pages = filesBelow(site).filter((file) => file.endsWith(".html") && !file.startsWith("admin"));
  return [...new Set(pages.flatMap((page) => readFileSync(path.join(site, page), "utf8").match(pattern) ?? []))];
};

it("rerenders every page, despite Gatsby's cache, after a change to the phone number and to a string that texts contain", async () => {
  const settings = path.join(copy, "content/settings/business.yml");
  const words = path.join(copy, "content/es/settings/words.yml");
  const settingsText = readFileSync(settings, "utf8");
  const wordsText = readFileSync(words, "utf8");
  writeFileSync(settings, settingsText.replace(/^phone: .*$/m, 'phone: "(702) 555-0177"'));
  writeFileSync(words, wordsText.replace("(en inglés)", "(página en inglés)"));
  await build();
  expect(matchesInPages(/(?<=href="tel:)[^"]+/g)).toEqual(["+17025550177"]);
  expect(matchesInPages(/\([^()]*en inglés\)/g)).toEqual(["(página en inglés)"]);
  writeFileSync(settings, settingsText);
  writeFileSync(words, wordsText);
});

it("rerenders texts after a change to the code that renders them", async () => {
  const code = path.join(copy, "src/content/markdown/plugins.ts");
  const text = readFileSync(code, "utf8");
  // Write figures as <b class="nowrap"> instead of <span class="nowrap">.
  const changed = text.replace('hName: "span"', 'hName: "b"');
  expect(changed).not.toBe(text);
  writeFileSync(code, changed);
  await build();
  expect(matchesInPages(/<b class="nowrap">/g)).toHaveLength(1);
  writeFileSync(code, text);
});

it("builds without a cache if Gatsby's database is truncated", async () => {
  const database = path.join(copy, ".cache/data/datastore/data.mdb");
  truncateSync(database, statSync(database).size / 2);
  expect(await build()).toContain(NO_CACHE);
  expect(digestsOf(site)).toEqual(digestsOf("dist"));
});
