/** Settings that decide whom the site trusts are read from hosting.yml only. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { moveToHosting } from "../../../src/content/load/move-to-hosting";
import { readHosting } from "../../../src/content/load/read-hosting";
import { formatProblems } from "../../../src/content/check/problems";
import { hostingSchema } from "../../../src/content/schema/hosting";
import { files, folders } from "../../../src/content/schema";
import { EDITED_FILES } from "../../../src/cms/collections";
import { newFolder } from "../../fixtures/folder";
import { copyForEachTest, reportLines } from "../../fixtures/content-copy";

const copy = copyForEachTest();
const BUSINESS = files.business.file;
const outside = newFolder();
const HOSTING_FILE = path.join(outside, "hosting.yml");
const write = (text: string) => writeFileSync(HOSTING_FILE, text);
const problems = () => reportLines(copy.problems({ drafts: true, hosting: HOSTING_FILE }));

beforeEach(() => write("delivery: {}\n"));
afterAll(() => rmSync(outside, { recursive: true }));

it.each([
  ["delivery", "delivery:\n  endpoint: https://evil.example/quote", "delivery in hosting.yml"],
  ["signIn", "signIn:\n  repository: evil/site", "signIn in hosting.yml"],
  ["measure", "measure:\n  plausible:\n    host: https://evil.example", "measure in hosting.yml, where it is called analytics"],
  ["secureSubdomains", "secureSubdomains: true", "secureSubdomains in hosting.yml"],
])("business.yml cannot set %s, and the report says where it belongs", (name, yaml, expected) => {
  copy.append(BUSINESS, yaml);
  expect(problems()).toEqual([
    expect.stringMatching(new RegExp(`^settings/business.yml:\\d+ ${name}: ${expected}; .*Move these lines to hosting.yml: run npm run`)),
  ]);
});

/** Returns the names of all fields in a JSON schema, including those in groups and lists. */
const fieldNames = (schema: unknown): readonly string[] => {
  if (typeof schema !== "object" || schema === null) return [];
  const properties = "properties" in schema && typeof schema.properties === "object" ? Object.keys(schema.properties ?? {}) : [];
  return [...properties, ...Object.values(schema).flatMap(fieldNames)];
};

it.each(["delivery", "signIn", "analytics", "secureSubdomains"])(
  "no form of the editor has the setting %s, not even in a group",
  (name) => {
    expect(hostingSchema.shape).toHaveProperty(name);
    const schemas = [...Object.values(EDITED_FILES), ...Object.values(folders)].map(({ schema }) => schema);
    const fields = schemas.flatMap((schema) => fieldNames(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })));
    // A top-level field, one in a group, one in a list, and one of a folder's entries.
    expect(fields).toEqual(expect.arrayContaining(["siteUrl", "opens", "reason", "preselectedFor"]));
    expect(fields).not.toContain(name);
  },
);

it.each([
  [
    "two analytics services",
    `delivery: {}\nanalytics:\n  cloudflareToken: ${"a".repeat(32)}\n  plausible:\n    domain: a.us\n`,
    "hosting.yml:2 analytics: only one",
  ],
  ["an unknown setting", "delivery: {}\nsignin: {}\n", "hosting.yml:2 signin: one of the fields"],
  ["invalid YAML", "delivery: {\n", "hosting.yml:2 (whole file): YAML that can be read"],
])("the content check reports %s in hosting.yml", (_, yaml, start) => {
  write(yaml);
  expect(problems()).toEqual([expect.stringContaining(start)]);
});

describe("the report of a missing hosting file", () => {
  /** Returns the report of a missing file. The default file is hosting.yml in the working directory; HOSTING_FILE can set any other. */
  const reportOf = (file: string): string => {
    const before = process.cwd();
    process.chdir(outside);
    rmSync(HOSTING_FILE);
    const report = formatProblems(readHosting(file).problems);
    process.chdir(before);
    return report;
  };

  it("says to restore the default file", () => {
    const report = reportOf(HOSTING_FILE);
    expect(report).toContain("hosting.yml  (whole file)\n    expected: a file\n    found:    nothing\n");
    expect(report).toContain("Restore hosting.yml, or create the file");
  });

  it.each(["hosting-staging.yml", "other/hosting.yml"])("says to correct HOSTING_FILE if it is %s", (name) => {
    const file = path.join(outside, name);
    const report = reportOf(file);
    expect(report).toContain(`hosting.yml  (whole file)\n    expected: a file\n    found:    nothing at ${file}\n`);
    expect(report).toContain("Correct the path in HOSTING_FILE, or create the file");
  });
});

it("turns everything off if hosting.yml is missing", () => {
  rmSync(HOSTING_FILE);
  expect(readHosting(HOSTING_FILE).hosting).toEqual({ delivery: {} });
});

describe("moving settings to hosting.yml", () => {
  /** Settings as earlier versions had them in business.yml. Without `mail.to`: those versions sent requests to the company's `email`. */
  const OLD = `# Who gets the form.
delivery:
  requests:
    project: site
    databaseId: 00000000-0000-4000-8000-000000000000
    keepDays: 90
    mail:
      provider: resend
      # Not a person.
      from: requests@comstockseal.com
# How visits are counted.
measure:
  plausible:
    domain: comstockseal.com
`;
  const hosting = () => readFileSync(HOSTING_FILE, "utf8");

  const moveOld = (): void => {
    copy.append(BUSINESS, OLD);
    expect(moveToHosting(copy.root, HOSTING_FILE)).toEqual(["delivery", "measure"]);
  };

  it("leaves valid files", () => {
    moveOld();
    expect(problems()).toEqual([]);
  });

  it("removes the settings from business.yml", () => {
    moveOld();
    expect(copy.read(BUSINESS)).not.toMatch(/^(?:delivery|measure):/m);
  });

  it("adds the company's email address as the recipient", () => {
    moveOld();
    expect(hosting()).toContain("      to: office@comstockseal.com\n");
  });

  it("keeps the analytics settings under their new name", () => {
    moveOld();
    expect(hosting()).toContain("analytics:\n  plausible:\n    domain: comstockseal.com\n");
  });

  it.each([
    ["is empty", ""],
    ["has only a comment", "# Whom the site trusts.\n"],
    ["has an empty group", "delivery: {}\n"],
    ["has an empty group below the file's first lines", "# Whom the site trusts.\ndelivery: {}\n"],
    ["has a setting without a value", "# Whom the site trusts.\ndelivery:\n"],
    ["has null", "delivery: ~\n"],
    ["has a group of fields without values", "delivery:\n  endpoint:\n  requests: {}\nanalytics: {}\n"],
    ["has another setting", "secureSubdomains: true\n"],
  ])("moves the settings with their comments if hosting.yml %s", (_, before) => {
    write(before);
    moveOld();
    expect(problems()).toEqual([]);
    expect(hosting()).toContain("# Who gets the form.\ndelivery:\n  requests:\n    project: site\n");
    expect(hosting()).toContain("# How visits are counted.\nanalytics:\n  plausible:\n");
    expect(hosting()).toContain("# Not a person.\n      from: requests@comstockseal.com\n");
    // Comments and settings of hosting.yml stay.
    for (const line of before.match(/^(?:# .*|secure.*)$/gm) ?? []) expect(hosting()).toContain(`${line}\n`);
    expect(copy.read(BUSINESS)).not.toMatch(/# (?:Who|How|Not) /);
  });

  it.each([
    ["delivery:\n  endpoint: https://forms.comstockseal.com/quote\n", "delivery:\n  endpoint: https://evil.example/quote"],
    ["delivery: {}\nsecureSubdomains: false\n", "secureSubdomains: true"],
  ])("does not replace a setting that hosting.yml already has: %j", (before, yaml) => {
    write(before);
    copy.append(BUSINESS, yaml);
    expect(moveToHosting(copy.root, HOSTING_FILE)).toEqual([]);
    expect(hosting()).toBe(before);
  });

  it("changes nothing if business.yml has none of the settings", () => {
    const before = [copy.read(BUSINESS), hosting()];
    expect(moveToHosting(copy.root, HOSTING_FILE)).toEqual([]);
    expect([copy.read(BUSINESS), hosting()]).toEqual(before);
  });
});
