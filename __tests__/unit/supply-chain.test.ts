import { readFileSync } from "node:fs";
import { licensesOf, readLockfile, withoutIntegrity, type LockedPackage } from "../../scripts/lib/lockfile";
import manifest from "../../package.json";

/** One version, also of another package that stands in for this one. */
const EXACT = /^(?:npm:(?:@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const overrides = Object.entries(manifest.overrides).flatMap(([name, version]) =>
  typeof version === "string" ? [[name, version] as const] : Object.entries(version),
);
const locked = readLockfile("package-lock.json");

it.each([...Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }), ...overrides])(
  "pins %s to one version: %s",
  (_, version) => {
    expect(version).toMatch(EXACT);
  },
);

it.each(["^1.2.3", "~1.2.3", "1.2", "latest", "*", "npm:other@^1.2.3"])("would not take %s for one version", (version) => {
  expect(version).not.toMatch(EXACT);
});

it("pins the content of every package by a strong hash, from no address of its own", () => {
  expect(withoutIntegrity(locked)).toEqual([]);
  expect(locked.filter(({ resolved }) => resolved !== undefined).map(({ path }) => path)).toEqual([]);
});

it("would find a package without a hash, or with a weak one", () => {
  const packages: LockedPackage[] = [
    { path: "node_modules/a", integrity: "sha512-x" },
    { path: "node_modules/b" },
    { path: "node_modules/c", integrity: "sha1-x" },
    { path: "node_modules/a/node_modules/d", inBundle: true },
  ];
  expect(withoutIntegrity(packages)).toEqual(["node_modules/b", "node_modules/c"]);
});

it("runs no package's install script", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
});

it("groups packages by license, with none for what names none", () => {
  const packages: LockedPackage[] = [
    { path: "node_modules/b", version: "1.0.0", license: "MIT" },
    { path: "node_modules/b/node_modules/@x/a", version: "2.0.0", license: "MIT" },
    { path: "node_modules/c", version: "3.0.0" },
  ];
  expect(licensesOf(packages)).toEqual({ MIT: ["@x/a@2.0.0", "b@1.0.0"], none: ["c@3.0.0"] });
});
