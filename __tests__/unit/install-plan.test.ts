import { planInstall } from "../../scripts/lib/install-plan.cjs";

const wanted = {
  "": {},
  "node_modules/gatsby": { integrity: "g1" },
  "node_modules/fsevents": { integrity: "f1", optional: true },
  "node_modules/linked": { link: true },
  "node_modules/jest": { integrity: "j1", dev: true },
};
const site = { "node_modules/gatsby": { integrity: "g1" } };
const all = { ...site, "node_modules/jest": { integrity: "j1", dev: true } };
const older = { integrity: "0" };

// The last column has npm's arguments, or undefined if npm need not run. A build needs no tools, but must not remove them.
it.each([
  ["a fresh clone", undefined, ["ci", "--omit=dev"]],
  ["an installed site", site, undefined],
  ["a full installation", all, undefined],
  ["a changed package of the site", { "node_modules/gatsby": older }, ["ci", "--omit=dev"]],
  ["a changed package of the site, with the tools installed", { ...all, "node_modules/gatsby": older }, ["ci", "--include=dev"]],
  ["a changed tool", { ...site, "node_modules/jest": { ...older, dev: true } }, undefined],
])("plans what a build installs: %s", (_, installed, expected) => {
  expect(planInstall(wanted, installed, true)).toEqual(expected);
});

it.each([
  ["a fresh clone", undefined, ["ci", "--include=dev"]],
  ["an installed site", site, ["install", "--no-save", "--include=dev"]],
  ["a full installation", all, undefined],
  ["a changed tool", { ...site, "node_modules/jest": { ...older, dev: true } }, ["ci", "--include=dev"]],
  ["a changed package of the site", { "node_modules/gatsby": older }, ["ci", "--include=dev"]],
])("plans what tests install: %s", (_, installed, expected) => {
  expect(planInstall(wanted, installed, false)).toEqual(expected);
});

it("installs all packages for tests if there is no lockfile to compare with", () => {
  expect(planInstall(undefined, site, false)).toEqual(["ci", "--include=dev"]);
});
