import { readFileSync } from "node:fs";
import { dependencies, devDependencies } from "../../package.json";

/** The packages named in the first cell of each row of the table in CONTRIBUTING.md. */
const listed = (): readonly string[] => {
  const [, section = ""] = readFileSync("CONTRIBUTING.md", "utf8").split(/^## Dependencies$/m);
  const [own = ""] = section.split(/^## /m);
  const cells = Array.from(own.matchAll(/^\| (`[^|]+) \| [^|]*\w[^|]* \|$/gm), ([, cell = ""]) => cell);
  return cells.flatMap((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = ""]) => name));
};

it("every dependency has its reason in CONTRIBUTING.md, once", () => {
  expect([...listed()].sort()).toEqual([...Object.keys(dependencies), ...Object.keys(devDependencies)].sort());
});
