import { spawnSync } from "node:child_process";
import path from "node:path";

/**
 * Runs the project's spell check over one text, as if it stood in some file. cspell is an ES module, so it runs on its own.
 *
 * @throws when the program cannot be started
 */
const misspelled = (text: string, file = "content/services/new.md"): readonly string[] => {
  const cspell = path.resolve("node_modules/cspell/bin.mjs");
  const { stdout, error } = spawnSync(process.execPath, [cspell, `stdin://${file}`, "--no-progress", "--no-summary", "--words-only"], {
    input: text,
    encoding: "utf8",
  });
  if (error) throw error;
  return stdout.split("\n").filter((word) => word !== "");
};

test("the sample's texts have no slip and no British spelling", () => {
  const { stdout, status } = spawnSync("npm", ["run", "--silent", "check:spelling"], { encoding: "utf8" });
  expect({ stdout, status }).toEqual({ stdout: "", status: 0 });
});

test("the spell check finds slips and British spellings, and knows the words of the trade", () => {
  const text =
    "Sealcoating in Summerlin: the driveeway has a new colour beside the kerb. Ask about tyres, but not about [links](/servics/x).";
  expect(misspelled(text)).toEqual(["driveeway", "colour", "kerb", "tyres"]);
});

test.each(["src/content/colors.ts", "scripts/setup.mjs"])("in %s it finds British spellings, and leaves all else", (file) => {
  expect(misspelled("The colour of the kerb, in metres: xqzt. Color, curb, meters, parameter, organized.", file)).toEqual([
    "colour",
    "kerb",
    "metres",
  ]);
});
