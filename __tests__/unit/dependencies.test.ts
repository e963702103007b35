import { readFileSync } from "node:fs";
import { dependencies, devDependencies } from "../../package.json";

/** Returns the packages before the colon of each list item under "Dependencies" in CONTRIBUTING.md. */
const listed = (): readonly string[] => {
  const [, section = ""] = readFileSync("CONTRIBUTING.md", "utf8").split(/^## Dependencies$/m);
  const [own = ""] = section.split(/^## /m);
  const items = Array.from(own.matchAll(/^- (`[^:]+`): \w/gm), ([, names = ""]) => names);
  return items.flatMap((names) => Array.from(names.matchAll(/`([^`]+)`/g), ([, name = ""]) => name));
};

it("CONTRIBUTING.md has a reason for every dependency, once", () => {
  expect([...listed()].sort()).toEqual([...Object.keys(dependencies), ...Object.keys(devDependencies)].sort());
});
