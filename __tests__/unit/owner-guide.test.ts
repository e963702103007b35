/** What docs/owner.md names is there: each command, file, setting, variable and workflow. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import manifest from "../../package.json";
import { namedFacts } from "../../src/content/named-facts";
import { files, folders, lists } from "../../src/content/schema";
import { fixture } from "../fixtures/content";
import { fieldsOf } from "../html/content-fields";

const guide = readFileSync("docs/owner.md", "utf8");
const fences = [...guide.matchAll(/```sh\n(?<lines>.*?)```/gs)].flatMap(({ groups }) => (groups?.lines ?? "").trim().split("\n"));
const spans = [...guide.replace(/```.*?```/gs, "").matchAll(/`(?<code>[^`]+)`/g)].map(({ groups }) => groups?.code ?? "");
const named = [...new Set([...fences, ...spans])];

const WORKFLOWS = ".github/workflows";
const workflows = readdirSync(WORKFLOWS);
const textsOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), "utf8"))
    .join("\n");
const code = [WORKFLOWS, "src", "scripts"].map(textsOf).join("\n");

/** Every field of the content, and whatever holds one: `delivery`, `delivery.endpoint`. */
const fields = new Set(
  Object.values({ ...files, ...folders, ...lists })
    .flatMap(({ schema }) => fieldsOf("", schema, []))
    .flatMap(({ name }) => {
      const keys = name.slice(1).split(".");
      return keys.map((_, index) => keys.slice(0, index + 1).join("."));
    }),
);

const facts = namedFacts(fixture);
const isScript = (name: string): boolean => Object.hasOwn(manifest.scripts, name);

/** What a piece of code in the guide may be, and whether there is such a thing. */
const KINDS: readonly (readonly [kind: string, form: RegExp, isThere: (name: string, text: string) => boolean])[] = [
  ["command", /^(?:[A-Z_]+=\w+ )?npm (?:run )?(?<name>[\w:-]+)/, isScript],
  ["command of git or the shell", /^(?:git (?:clone|add|commit|push)|cd)\b/, () => true],
  ["fact in a text", /^\{\{(?<name>[a-z-]+)\}\}$/, (name) => Object.hasOwn(facts, name)],
  ["workflow", /^(?<name>[\w-]+\.yml)$/, (name) => workflows.includes(name)],
  ["variable", /^(?<name>[A-Z][A-Z_]+)(?:=\w+)?$/, (name) => new RegExp(`\\b${name}\\b`).test(code)],
  ["file or folder", /^(?<name>content\/.+|\.nvmrc)$/, existsSync],
  ["address of the site", /^\/(?<name>admin|sitemap-index\.xml)$/, (name) => code.includes(name.replace(/-index.*/, ""))],
  ["setting", /^(?<name>[a-z][\w.]*)(?:: \w+)?$/, (name) => fields.has(name)],
];

const judge = (text: string): string => {
  const kind = KINDS.find(([, form]) => form.test(text));
  if (!kind) return "of no kind that this test knows";
  const [, form, isThere] = kind;
  return isThere(form.exec(text)?.groups?.name ?? "", text) ? "there" : `no such ${kind[0]}`;
};

it("names enough to be worth the test", () => {
  expect(named.length).toBeGreaterThan(50);
});

it.each(named)("%s is there", (text) => {
  expect(judge(text)).toBe("there");
});

it.each([
  ["npm run tests", "no such command"],
  ["{{drive-way}}", "no such fact in a text"],
  ["publish.yml", "no such workflow"],
  ["DEPLOY_AT=static", "no such variable"],
  ["content/settings/company.yaml", "no such file or folder"],
  ["delivery.endpiont", "no such setting"],
  ["rm -rf dist", "of no kind that this test knows"],
])("would tell that %s is not", (text, told) => {
  expect(judge(text)).toBe(told);
});

it("links only to documents that are there", () => {
  const links = [...guide.matchAll(/\]\((?<to>[^)]+)\)/g)].map(({ groups }) => groups?.to ?? "").filter((to) => !to.startsWith("https:"));
  expect(links.filter((to) => !existsSync(path.join("docs", to)))).toEqual([]);
});

it("has its numbered steps in order, and each says what is seen at its end", () => {
  const steps = guide.split(/^## /m).filter((part) => /^\d/.test(part));
  expect(steps.map((step) => Number.parseInt(step, 10))).toEqual(steps.map((_, index) => index + 1));
  expect(steps.filter((step) => !step.includes("**You see**")).map((step) => step.split("\n")[0])).toEqual([]);
});
