import { readFileSync } from "node:fs";
import { dependencies, devDependencies } from "../../package.json";

/** Returns the packages before the colon of each list item under "Dependencies" in CONTRIBUTING.md. */
const listedPackages = (): readonly string[] => {
  const [, section = ""] = readFileSync("CONTRIBUTING.md", "utf8").split(/^## Dependencies$/m);
  const [list = ""] = section.split(/^## /m);
  const items = Array.from(list.matchAll(/^- (`[^:]+`): \w/gm), ([, names = ""]) => names);
  return items.flatMap((names) => Array.from(names.matchAll(/`([^`]+)`/g), ([, name = ""]) => name));
};

it("CONTRIBUTING.md lists every dependency once, with a reason", () => {
  expect([...listedPackages()].sort()).toEqual([...Object.keys(dependencies), ...Object.keys(devDependencies)].sort());
});
