/** Tests the reports of `npm run check:content`. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { files } from "../../../src/content/schema";
import { folderForEachTest } from "../../fixtures/folder";
import { copyForEachTest } from "../../fixtures/content-copy";

const copy = copyForEachTest();
const outside = folderForEachTest();

const reportOf = (...options: readonly string[]): string => {
  const env = { ...process.env, CONTENT_DIR: copy.root, HOSTING_FILE: outside.at("hosting.yml") };
  const command = [path.resolve("node_modules/tsx/dist/cli.mjs"), "scripts/check-content.ts", ...options];
  return spawnSync(process.execPath, command, { encoding: "utf8", env }).stdout;
};

/** Returns the columns at which the values of a report's labels start. */
const columnsOf = (report: string, labels: readonly string[]): readonly number[] =>
  labels.map((label) => new RegExp(`^ {4}${label}: +`, "m").exec(report)?.[0].length ?? NaN);

beforeEach(() => outside.write("hosting.yml", "delivery: {}\n"));

describe("if --write moves a setting to hosting.yml", () => {
  beforeEach(() => copy.append(files.business.file, "secureSubdomains: true"));

  it("the JSON names the setting", () => {
    expect(JSON.parse(reportOf("--json", "--write"))).toMatchObject({ broken: [], moved: ["secureSubdomains"] });
  });

  it("the text names the setting", () => {
    expect(reportOf("--write")).toContain("which decides whom the site trusts:\n- secureSubdomains\n");
  });
});

it("the JSON names no moved setting if there is none", () => {
  expect(JSON.parse(reportOf("--json", "--write"))).toMatchObject({ moved: [] });
});

it("the values of an error start in the same column", () => {
  copy.append(files.business.file, "phon: 1");
  expect(columnsOf(reportOf(), ["expected", "found", "fix"])).toEqual([14, 14, 14]);
});

it("the values of a suggestion start in the same column", () => {
  copy.append("services/crack-filling.md", "We are the premier crew in town.");
  expect(columnsOf(reportOf(), ["why", "fix"])).toEqual([9, 9]);
});
