/** A full disk, a killed build or missing files: publishing fails, and the last published site is untouched. */
import { chmodSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import disk from "node:fs/promises";
import path from "node:path";
import { finish } from "../../../src/publish";
import { filesBelow, htmlFile } from "../../../src/publish/page-files";
import { recoverSwap } from "../../../src/publish/swap";
import { fixture } from "../../fixtures/content";
import { folderForEachTest } from "../../fixtures/folder";

// Skip the share pictures. They take most of the time, and other steps use the same file system operations.
jest.mock("../../../src/publish/pictures", () => ({
  ...jest.requireActual<object>("../../../src/publish/pictures"),
  publishSharePictures: () => Promise.resolve(),
}));

const { at, write } = folderForEachTest();
const PAGES = ["/", "/about", "/404.html", "/404", "/blog/404"];

/** Writes a Gatsby build with `text` in every file. */
const build = (text: string): void => {
  for (const page of PAGES) write(`public/${htmlFile(page)}`, text);
  write("public/static/app-7b20c6f55e.js", text);
  write("public/sitemap-0.xml", text);
  write(".cache/state", "");
};

const publish = (): Promise<void> => {
  const content = { ...fixture, posts: [] };
  return finish({ root: at(), pages: PAGES, languages: { en: content }, source: { commit: "0", changed: false, time: null } });
};

/** Returns the text of each published file by path. */
const published = () => Object.fromEntries(filesBelow(at("dist")).map((file) => [file, readFileSync(at("dist", file), "latin1")]));

/** Publishes a first build and returns its files. */
const publishOld = async () => {
  build("old");
  await publish();
  return published();
};

const OPERATIONS = ["copyFile", "mkdir", "readFile", "rename", "rm", "writeFile"] as const;

/** Makes every file system operation fail after `allowed` calls to `operation`. Returns a function that undoes this. */
const failAfter = (allowed: number, operation: string): (() => void) => {
  const originals = OPERATIONS.map((name) => [name, disk[name]] as const);
  let [seen, isBroken] = [0, false];
  for (const [name, original] of originals) {
    Reflect.set(disk, name, (...args: unknown[]): unknown => {
      if (name === operation) seen += 1;
      isBroken ||= seen > allowed;
      const result: unknown = isBroken ? Promise.reject(new Error("ENOSPC: no space left on device")) : Reflect.apply(original, disk, args);
      return result;
    });
  }
  return () => originals.forEach(([name, original]) => Reflect.set(disk, name, original));
};

it.each([
  [0, "mkdir"],
  [0, "writeFile"],
  [1, "writeFile"],
  [0, "rename"],
  [1, "rename"],
])("keeps the old site if the disk is full or the build is killed after %i successful calls to %s", async (allowed, operation) => {
  const old = await publishOld();
  build("new");
  const restore = failAfter(allowed, operation);
  try {
    await expect(publish()).rejects.toThrow("ENOSPC");
  } finally {
    restore();
  }
  await recoverSwap(at("dist"));
  expect(published()).toEqual(old);
});

it("publishes a site that every user can read, even if only one user can read its sources", async () => {
  build("old");
  for (const file of filesBelow(at("public"))) chmodSync(at("public", file), 0o600);
  const before = process.umask(0o077);
  try {
    await publish();
  } finally {
    process.umask(before);
  }
  const entries = readdirSync(at("dist"), { recursive: true, withFileTypes: true });
  const modes = entries.map((entry) => [entry.isDirectory(), statSync(path.join(entry.parentPath, entry.name)).mode & 0o777]);
  expect(modes.filter(([isFolder, mode]) => mode !== (isFolder ? 0o755 : 0o644))).toEqual([]);
  expect(statSync(at("dist")).mode & 0o777).toBe(0o755);
});

it("does not change the published site while the next build writes to public/", async () => {
  const old = await publishOld();
  build("half of a new one");
  expect(published()).toEqual(old);
});

describe("publishing scripts", () => {
  const FIRST = "a-0000000001.js";
  const SECOND = "a-0000000002.js";
  const THIRD = "a-0000000003.js";

  /** Publishes a build with a page that loads a script. Returns the published scripts. */
  const publishWith = async (name: string, code = "go()") => {
    build("text");
    write(`public/static/${name}`, code);
    write("public/about/index.html", `<script>load("/static/${name}")</script>`);
    await publish();
    rmSync(at("public/static", name));
    return readdirSync(at("dist/static"));
  };

  it("keeps the scripts of earlier builds, because their pages may still be open", async () => {
    expect(await publishWith(FIRST)).toEqual([FIRST]);
    expect(await publishWith(SECOND)).toEqual([FIRST, SECOND]);
    expect(await publishWith(THIRD)).toEqual([FIRST, SECOND, THIRD]);
  });

  it("includes scripts that an island imports, but not Gatsby's app", async () => {
    write("public/static/other-0000000002.js", "go()");
    expect(await publishWith(FIRST, 'import("/static/other-0000000002.js")')).toEqual([FIRST, "other-0000000002.js"]);
  });
});

it("does not publish a page that loads a missing file, and keeps the last good site", async () => {
  const old = await publishOld();
  write("public/about/index.html", '<link href="/static/gone-0000000001.css">');
  await expect(publish()).rejects.toThrow("about/index.html loads /static/gone-0000000001.css");
  expect(published()).toEqual(old);
});
