import { spawnSync } from "node:child_process";
import path from "node:path";

/**
 * Runs the project's spell check over one text, as if it stood in content/. cspell is an ES module, so it runs on its own.
 *
 * @throws when the program cannot be started
 */
const misspelled = (text: string): readonly string[] => {
  const cspell = path.resolve("node_modules/cspell/bin.mjs");
  const { stdout, error } = spawnSync(
    process.execPath,
    [cspell, "stdin://content/services/new.md", "--no-progress", "--no-summary", "--words-only"],
    {
      input: text,
      encoding: "utf8",
    },
  );
  if (error) throw error;
  return stdout.split("\n").filter((word) => word !== "");
};

// The texts themselves are checked by `npm run lint:words`; this shows that the check can fail.
test("the spell check finds slips and British spellings, and knows the words of the trade", () => {
  const text =
    "Sealcoating in Summerlin: the driveeway has a new colour beside the kerb. Ask about tyres, but not about [links](/servics/x).";
  expect(misspelled(text)).toEqual(["driveeway", "colour", "kerb", "tyres"]);
});
