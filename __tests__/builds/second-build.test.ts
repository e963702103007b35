/**
 * Builds a copy of the project several times: after a killed build, after an edit and its revert, after a change to a setting or to code, and
 * with a truncated Gatsby database. Whenever the content is unchanged, every file must equal the one in dist/.
 */
import { spawn } from "node:child_process";
import { hash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, parseDocument } from "yaml";
import { copyProject } from "../../scripts/lib/project-copy";
import { pageText } from "../../src/content/markdown/html";
import { escapeHtml } from "../../src/content/format/escape-html";
import { NOWRAP } from "../../src/content/format/nowrap";
import { textLinks } from "../../src/content/entries/page-links";
import { allEntries, files } from "../../src/content/schema";
import { fileIn } from "../../src/content/shared/languages";
import { required } from "../../src/content/shared/required";
import { entryPath } from "../../src/content/shared/routes";
import { filesBelow } from "../../src/publish/page-files";
import { builtContent, builtTranslations } from "../fixtures/built-words";
import { entryFile } from "../fixtures/entry-file";
import { contentPages } from "../fixtures/visits";

/** Timeout of each test, long enough for two builds on a slow machine. */
jest.setTimeout(40 * 60_000);

/** Gatsby prints this after it has created the pages and before it builds the scripts. */
const HALFWAY = "Building production JavaScript";

const copy = copyProject(path.resolve("."), "hard-linked");
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
  expect(first.size).toBeGreaterThan(contentPages.length);
  expect(second).toEqual(first);
  expect(pagesOf(site)).toBe(pagesOf("dist"));
});

const entries = allEntries(builtContent);
/** The page whose text the test edits: a post if there is one. */
const { folder, entry } = required(entries.find(({ folder: name }) => name === "posts") ?? entries[0], "An entry");

/** Returns the time when Gatsby last wrote a page. */
const renderedAt = (page: string): number => statSync(path.join(copy, "public", page, "index.html")).mtimeMs;

it("rerenders only the page that an edit changes", async () => {
  const edited = entryPath(folder, entry);
  const before = contentPages.map(renderedAt);
  const root = path.join(copy, "content");
  const file = path.join(root, entryFile(root, folder, entry.slug));
  const text = readFileSync(file, "utf8");
  writeFileSync(file, `${text}\nOne more sentence.\n`);
  expect(await build()).not.toContain(NO_CACHE);
  expect(readFileSync(path.join(site, `${edited}.html`), "utf8")).toContain("One more sentence.");
  expect(contentPages.filter((page, index) => renderedAt(page) !== before[index])).toEqual([edited]);
  writeFileSync(file, text);
});

it("writes the same bytes with Gatsby's cache as without it", async () => {
  expect(await build()).not.toContain(NO_CACHE);
  expect(digestsOf(site)).toEqual(digestsOf("dist"));
});

/** Returns the HTML of all pages except the editor's, by file. */
const htmlOfPages = (): readonly (readonly [file: string, html: string])[] =>
  filesBelow(site)
    .filter((file) => file.endsWith(".html") && !file.startsWith("admin"))
    .map((file) => [file, readFileSync(path.join(site, file), "utf8")]);

/** Returns the links to phone numbers on each page. */
const phoneLinks = () => htmlOfPages().map(([file, html]) => [file, html.match(/(?<=href="tel:)[^"]+/g)]);

const NEW_PHONE = "(702) 555-0177";

it("rerenders every page, despite Gatsby's cache, after a change to the phone number", async () => {
  const old = JSON.stringify(phoneLinks());
  const linkOf = (phone: string): string => `"+1${phone.replace(/\D/g, "")}"`;
  expect(old).toContain(linkOf(builtContent.business.phone));
  const settings = path.join(copy, "content", files.business.file);
  const text = readFileSync(settings, "utf8");
  writeFileSync(settings, text.replace(/^phone: .*$/m, `phone: "${NEW_PHONE}"`));
  await build();
  expect(JSON.stringify(phoneLinks())).toBe(old.replaceAll(linkOf(builtContent.business.phone), linkOf(NEW_PHONE)));
  writeFileSync(settings, text);
});

/** Returns the pages that contain a text. */
const pagesWith = (text: string): readonly string[] =>
  htmlOfPages().flatMap(([file, html]) => (html.includes(escapeHtml(text)) ? [file] : []));

const NEW_NOTE = "(Qz)";
const translations = builtTranslations
  .map(({ language, words }) => ({ file: `content/${fileIn(language, files.words.file)}`, note: words.lists.english }))
  .filter(({ file }) => existsSync(file));

(translations.length > 0 ? describe : describe.skip)("with a translation", () => {
  it("rerenders texts, despite Gatsby's cache, after a change to the note that follows links to English pages", async () => {
    const expected = translations.map(({ note }) => pagesWith(note));
    const before = translations.map(({ file }) => readFileSync(path.join(copy, file), "utf8"));
    for (const [index, { file }] of translations.entries()) {
      const document = parseDocument(required(before[index], file));
      document.setIn(["lists", "english"], NEW_NOTE);
      writeFileSync(path.join(copy, file), document.toString());
    }
    await build();
    expect(pagesWith(NEW_NOTE)).toEqual([...new Set(expected.flat())].sort());
    translations.forEach(({ file }, index) => writeFileSync(path.join(copy, file), required(before[index], file)));
  });
});

/** Returns whether a text has a phrase that must not break across lines, such as a figure with its unit. */
const hasPhrase = ({ body }: { readonly body: string }): boolean =>
  JSON.stringify(pageText(body, () => "", { ...textLinks(builtContent), siteUrl: builtContent.business.siteUrl })).includes(
    `class=\\"${NOWRAP}\\"`,
  );

it("rerenders texts after a change to the code that renders them", async () => {
  const code = path.join(copy, "src/content/markdown/plugins.ts");
  const text = readFileSync(code, "utf8");
  // Write figures as <b class="nowrap"> instead of <span class="nowrap">.
  const changed = text.replace('hName: "span"', 'hName: "b"');
  expect(changed).not.toBe(text);
  writeFileSync(code, changed);
  await build();
  const rerendered = htmlOfPages().some(([, html]) => html.includes('<b class="nowrap">'));
  expect(rerendered).toBe(entries.some(({ entry: each }) => hasPhrase(each)));
  writeFileSync(code, text);
});

it("builds without a cache if Gatsby's database is truncated", async () => {
  const database = path.join(copy, ".cache/data/datastore/data.mdb");
  truncateSync(database, statSync(database).size / 2);
  expect(await build()).toContain(NO_CACHE);
  expect(digestsOf(site)).toEqual(digestsOf("dist"));
});
