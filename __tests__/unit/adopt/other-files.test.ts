/** Tests the changes that `npm run adopt` makes to files outside `content/`. */
import { readFileSync } from "node:fs";
import { parse, stringify } from "yaml";
import { parseAnswers } from "../../../scripts/adopt/answers";
import { BRAND, LICENSE, otherFiles, PACKAGE, PACKAGE_LOCK } from "../../../scripts/adopt/other-files";
import { HOSTING, hostingSchema } from "../../../src/content/schema/hosting";
import { required } from "../../../src/content/shared/required";

const EXAMPLE_ANSWERS = parse(readFileSync("docs/answers.yml", "utf8")) as object;
const answersWith = (change: object = {}) => parseAnswers("answers.yml", Buffer.from(stringify({ ...EXAMPLE_ANSWERS, ...change })));

const read = (file: string): string => readFileSync(file, "utf8");
const changed = (change: object = {}, isFirst = true) => otherFiles(answersWith(change), isFirst, read);
const jsonOf = (text: string | undefined) => JSON.parse(required(text, "The file")) as Record<string, unknown>;

/** Returns the project's name, which is also the Worker's name if hosting.yml has none (src/publish/host/worker-files.ts). */
const nameFor = (domain: string) => jsonOf(changed({ domain })[PACKAGE]).name;

it.each([
  ["peakspaving.com", "peakspaving-com"],
  ["www.peakspaving.com", "peakspaving-com"],
  ["https://WWW.Peaks-Paving.com/", "peaks-paving-com"],
  ["site.www.example.us", "site-www-example-us"],
  ["4seasonsasphalt.com", "4seasonsasphalt-com"],
  // A Worker's name has at most 58 characters and does not end with a hyphen.
  [`${"a".repeat(57)}.com`, "a".repeat(57)],
  [`${"a".repeat(58)}.com`, "a".repeat(58)],
  [`${"a".repeat(63)}.com`, "a".repeat(58)],
])("for the domain %s, names the project %s", (domain, name) => {
  expect(nameFor(domain)).toBe(name);
});

it("names the project with a name that Cloudflare accepts for a Worker", () => {
  const project = hostingSchema.shape.delivery.shape.requests.unwrap().shape.project;
  for (const domain of ["peakspaving.com", "xn--pea-8ma.com", `${"a-".repeat(31)}a.com`])
    expect(project.safeParse(nameFor(domain)).success).toBe(true);
});

it("gives companies with the same name and different domains different Workers", () => {
  expect(nameFor("desert-asphalt.com")).not.toBe(nameFor("desert-asphalt.net"));
});

it("changes only the name and the description in package.json", () => {
  const named = { name: "prairieseal-example", description: "Website of Prairie Seal & Stripe LLC" };
  expect(changed()[PACKAGE]).toBe(`${JSON.stringify({ ...jsonOf(read(PACKAGE)), ...named }, null, 2)}\n`);
});

it("changes only the two names in package-lock.json", () => {
  const before = read(PACKAGE_LOCK);
  const { name } = jsonOf(before);
  const after = required(changed()[PACKAGE_LOCK], "The lockfile");
  expect(after).toBe(before.replaceAll(`"name": "${String(name)}"`, '"name": "prairieseal-example"'));
  expect(after.match(/"name": "prairieseal-example"/g)).toHaveLength(2);
});

it("changes the company and the year in LICENSE", () => {
  const now = new Date().getFullYear();
  expect(changed({ name: "Prairie Seal $& Co." })[LICENSE]).toContain(`Copyright (c) ${now} Prairie Seal $& Co. All rights reserved.`);
});

it("changes only the brand color in brand.ts", () => {
  const before = read(BRAND);
  const [accent = ""] = /(?<=\n {2}accent: ")#[0-9a-f]+/i.exec(before) ?? [];
  expect(changed({ color: "#00aaff" })[BRAND]).toBe(before.replace(`accent: "${accent}"`, 'accent: "#00aaff"'));
});

it("keeps other settings in hosting.yml", () => {
  const delivery = { endpoint: "https://forms.example.com/quote" };
  const files = otherFiles(answersWith({ delivery }), false, () => "delivery: {}\nsecureSubdomains: true\n");
  expect(parse(required(files[HOSTING], "The file"))).toEqual({ delivery, secureSubdomains: true });
});

it("writes hosting.yml if there is none", () => {
  const delivery = { endpoint: "https://forms.example.com/quote" };
  expect(Object.keys(otherFiles(answersWith({ delivery, color: undefined }), true, () => undefined))).toEqual([HOSTING]);
});

it("keeps LICENSE and the project's name in a later run, because a new name would deploy a second Worker", () => {
  expect(changed({ color: undefined }, false)).toEqual({});
});
