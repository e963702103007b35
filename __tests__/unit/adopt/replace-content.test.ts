/** Kills `npm run adopt` at every change to the file system, and checks what the next run finds. */
import disk, { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeWorkFolders, replaceContent, restoreContent } from "../../../scripts/adopt/replace-content";
import { folderForEachTest } from "../../fixtures/folder";

const { at, read, write } = folderForEachTest();

/** Functions of node:fs that change the file system. */
const CHANGES = ["mkdirSync", "mkdtempSync", "renameSync", "rmdirSync", "rmSync", "writeFileSync"] as const;
const OLD = { "pages/home.yml": "old home", "images/old.jpg": "old picture" };
const NEW = { "pages/home.yml": "new home", "services/striping.md": "new service" };
/** Texts in folders that a person made. The names look like those of working folders. */
const LOOKALIKES = {
  "content.old/pages/home.yml": "from last year",
  "content.next/notes.txt": "my notes",
  "content.adopt-mine/new/a.txt": "mine too",
};

/** Returns the texts of all files below a folder, by path. */
const textsBelow = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file, "utf8")]),
  );

const writeBelow = (folder: string, texts: Readonly<Record<string, string>>): void => {
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
};

const setUp = (): void => {
  for (const [file, text] of Object.entries(OLD)) write(`content/${file}`, text);
  for (const [file, text] of Object.entries(LOOKALIKES)) write(file, text);
  write("LICENSE", "old license");
};

const adoptNew = (): void => replaceContent(at("content"), (folder) => writeBelow(folder, NEW), { [at("LICENSE")]: "new license" });

/** Does half of a change: deletes one file of a folder, or writes a part of a file. */
const doHalf = (
  name: string,
  [target, text]: readonly unknown[],
  removeOriginal: typeof rmSync,
  writeOriginal: typeof writeFileSync,
): void => {
  if (name === "writeFileSync") writeOriginal(String(target), String(text).slice(0, 3));
  if (name !== "rmSync" || !existsSync(String(target)) || !disk.statSync(String(target)).isDirectory()) return;
  const [file] = Object.keys(textsBelow(String(target)));
  if (file !== undefined) removeOriginal(path.join(String(target), file));
};

/** Runs adopt, and kills it in the middle of the change after `allowed` changes. Returns false if it ended before. */
const adoptAndKill = (allowed: number): boolean => {
  const originals = CHANGES.map((name) => [name, disk[name]] as const);
  const { rmSync: removeOriginal, writeFileSync: writeOriginal } = disk;
  let seen = 0;
  for (const [name, original] of originals)
    Reflect.set(disk, name, (...args: unknown[]): unknown => {
      seen += 1;
      if (seen === allowed + 1) doHalf(name, args, removeOriginal, writeOriginal);
      if (seen > allowed) throw new Error("killed");
      const result: unknown = Reflect.apply(original, disk, args);
      return result;
    });
  try {
    adoptNew();
    return false;
  } catch {
    return true;
  } finally {
    for (const [name, original] of originals) Reflect.set(disk, name, original);
  }
};

// Node's recursive `rmSync` reads `rmdirSync` when it first runs. Run it before the tests replace `rmdirSync`.
beforeAll(() => {
  mkdirSync(path.join(tmpdir(), `first-${process.pid}/second`), { recursive: true });
  rmSync(path.join(tmpdir(), `first-${process.pid}`), { recursive: true });
});

/** Number of changes in a run that is not killed. */
const STEPS = 17;
const KILLS = Array.from({ length: STEPS }, (_, index) => index);

it.each([
  ["completes if all its changes are allowed", STEPS, false],
  ["is killed if all but its last change are allowed", STEPS - 1, true],
])("a run %s", (_, allowed, isKilled) => {
  setUp();
  expect(adoptAndKill(allowed)).toBe(isKilled);
  expect(existsSync(at("content/services/striping.md"))).toBe(true);
});

/** Returns the texts in the person's folders. */
const lookalikeTexts = () => Object.fromEntries(Object.entries(textsBelow(at())).filter(([file]) => file in LOOKALIKES));

describe.each(KILLS)("killed after %i changes", (allowed) => {
  beforeEach(() => {
    setUp();
    if (!adoptAndKill(allowed)) throw new Error("The run ended before it was killed.");
  });

  it("leaves the old or the new content, complete, after the recovery", () => {
    restoreContent(at("content"));
    expect([OLD, NEW]).toContainEqual(textsBelow(at("content")));
  });

  it("leaves the old or the new license, complete", () => {
    expect(["old license", "new license"]).toContain(read("LICENSE"));
  });

  // A run changes the license only while the content is the sample. No later run would replace an old license beside new content.
  it("never leaves the old license beside the new content", () => {
    restoreContent(at("content"));
    const isNew = existsSync(at("content/services/striping.md"));
    expect(isNew && read("LICENSE") === "old license").toBe(false);
  });

  it("does not change a person's folders", () => {
    restoreContent(at("content"));
    removeWorkFolders(at("content"));
    expect(lookalikeTexts()).toEqual(LOOKALIKES);
  });

  it("completes when it is run again", () => {
    restoreContent(at("content"));
    removeWorkFolders(at("content"));
    adoptNew();
    expect(textsBelow(at())).toEqual({
      ...LOOKALIKES,
      LICENSE: "new license",
      ...Object.fromEntries(Object.entries(NEW).map(([file, text]) => [`content/${file}`, text])),
    });
  });
});

it("leaves the project unchanged if the content is refused", () => {
  setUp();
  const before = textsBelow(at());
  const refuse = (folder: string): void => {
    writeBelow(folder, NEW);
    throw new Error("refused");
  };
  expect(() => replaceContent(at("content"), refuse, { [at("LICENSE")]: "new license" })).toThrow("refused");
  expect([textsBelow(at()), readdirSync(at()).filter((name) => name.startsWith("content.adopt-"))]).toEqual([
    before,
    ["content.adopt-mine"],
  ]);
});

it("does not restore a missing content folder from a person's folder", () => {
  setUp();
  write("content.adopt-mine/old/a.txt", "not ours");
  rmSync(at("content"), { recursive: true });
  expect([restoreContent(at("content")), existsSync(at("content"))]).toEqual([false, false]);
});

/**
 * Kills runs at one change after another, each in a new project, until a kill leaves no content: the one between the two renames.
 *
 * @throws Error if every kill leaves content
 */
const killBetweenRenames = (): void => {
  for (const allowed of KILLS) {
    for (const name of readdirSync(at())) rmSync(at(name), { recursive: true });
    setUp();
    adoptAndKill(allowed);
    if (!existsSync(at("content"))) return;
  }
  throw new Error("No kill leaves the project without content.");
};

it("does not remove the old content of another run that is replacing the content now", () => {
  // On disk, a run that was killed between the two renames looks like one that is still in progress.
  killBetweenRenames();
  removeWorkFolders(at("content"));
  restoreContent(at("content"));
  expect(textsBelow(at("content"))).toEqual(OLD);
});
