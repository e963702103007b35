/** A full disk, a killed build or missing files: publishing fails, and the last published site is untouched. */
import disk from "node:fs";
import asyncDisk from "node:fs/promises";
import { recoverSwap } from "../../../src/publish/swap";
import { gatsbyBuildForEachTest } from "./gatsby-build";

// Skip the share pictures. They take most of the time, and other steps use the same file system operations.
jest.mock("../../../src/publish/pictures", () => ({
  ...jest.requireActual<object>("../../../src/publish/pictures"),
  publishSharePictures: () => Promise.resolve(),
}));

const { at, write, build, publish, published } = gatsbyBuildForEachTest();

/** Publishes a first build and returns its files. */
const publishOld = async () => {
  build("old");
  await publish();
  return published();
};

/** The functions with which publishing changes files, and the modules that they are from. */
const OPERATIONS = [
  ...(["chmodSync", "copyFileSync", "linkSync", "mkdirSync", "writeFileSync"] as const).map((name) => [disk, name, disk[name]] as const),
  ...(["mkdir", "rename", "rm", "writeFile"] as const).map((name) => [asyncDisk, name, asyncDisk[name]] as const),
];

/** Makes every operation that changes files fail after `allowed` calls to `operation`. Returns a function that undoes this. */
const failAfter = (allowed: number, operation: string): (() => void) => {
  let [seen, isBroken] = [0, false];
  for (const [module, name, original] of OPERATIONS) {
    Reflect.set(module, name, (...args: unknown[]): unknown => {
      if (name === operation) seen += 1;
      isBroken ||= seen > allowed;
      // Publishing is an async function, so a thrown error rejects its promise, just as a rejected asynchronous operation does.
      if (isBroken) throw new Error("ENOSPC: no space left on device");
      const result: unknown = Reflect.apply(original, module, args);
      return result;
    });
  }
  return () => OPERATIONS.forEach(([module, name, original]) => Reflect.set(module, name, original));
};

// A full disk and a killed build both stop publishing between two operations.
it.each([
  [0, "mkdir"],
  [0, "copyFileSync"],
  [3, "copyFileSync"],
  [0, "linkSync"],
  [0, "writeFile"],
  [1, "writeFile"],
  [1, "chmodSync"],
  [2, "rm"],
  [0, "rename"],
  [1, "rename"],
])("keeps the old site if publishing stops after %i successful calls to %s", async (allowed, operation) => {
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

it("does not change the published site while the next build writes to public/", async () => {
  const old = await publishOld();
  // This would change dist/ if its files were links to those in public/.
  build("half of a new site");
  expect(published()).toEqual(old);
});

describe("a page that loads a missing file", () => {
  const buildBroken = (): void => write("public/about/index.html", '<link href="/static/gone-0000000001.css">');

  it("is reported", async () => {
    await publishOld();
    buildBroken();
    await expect(publish()).rejects.toThrow("about/index.html loads /static/gone-0000000001.css");
  });

  it("does not change the published site", async () => {
    const old = await publishOld();
    buildBroken();
    await expect(publish()).rejects.toThrow();
    expect(published()).toEqual(old);
  });
});
