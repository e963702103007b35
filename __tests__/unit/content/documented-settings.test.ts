/** The content check accepts all examples of business.yml in the docs. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse, parseDocument } from "yaml";
import { isRecord } from "../../../src/content/shared/required";
import { FIXTURE_ROOT } from "../../fixtures/content";
import { writeSpanish } from "../../fixtures/translated";
import { copyContent, reportLines, type ContentCopy } from "./copy";

const FILE = "settings/business.yml";
const DOCS = readdirSync("docs").filter((file) => file.endsWith(".md"));
const BLOCK = /^(?<indent> *)```ya?ml\n(?<yaml>.*?)^ *```$/gms;
const INLINE = /`(?<setting>[a-z]\w*(?:\.\w+)+: [^`…]+)`/g;

/** Converts `a.b: c` to nested groups in flow style. */
const nested = (setting: string): string => {
  const [name = "", ...value] = setting.split(": ");
  return `{ ${name.split(".").join(": { ")}: ${value.join(": ")}${" }".repeat(name.split(".").length)}`;
};

/** Uncomments settings such as `# name: value # note`. */
const withOptional = (yaml: string): string => yaml.replace(/^( *)# (?=\w+: )/gm, "$1");

const settings = DOCS.flatMap((doc) => {
  const text = readFileSync(path.join("docs", doc), "utf8");
  const blocks = [...text.matchAll(BLOCK)].flatMap(({ groups }) => {
    const yaml = (groups?.yaml ?? "").replace(new RegExp(`^${groups?.indent ?? ""}`, "gm"), "");
    return [yaml, withOptional(yaml)];
  });
  const inline = [...text.matchAll(INLINE)].map(({ groups }) => nested(groups?.setting ?? ""));
  return [...new Set([...blocks, ...inline])].map((yaml) => [doc, yaml] as const);
});

const owners = ["content", FIXTURE_ROOT].map((root) => {
  const copy = copyContent(path.resolve(root));
  if (!existsSync(path.join(copy.root, "es"))) writeSpanish(copy.root);
  return [path.relative(process.cwd(), root) || root, copy, copy.read(FILE)] as const;
});
afterAll(() => owners.forEach(([, copy]) => copy.remove()));

const write = (copy: ContentCopy, before: string, yaml: string): void => {
  const document = parseDocument(before);
  const example: unknown = parse(yaml);
  for (const [name, value] of Object.entries(isRecord(example) ? example : {})) document.set(name, value);
  copy.write(FILE, document.toString());
};

it("finds the settings in the docs", () => {
  const names = ["delivery:", "signIn:", "plausible:", "cloudflareToken:", "turnstileSiteKey:", "branch:", "people:", "netlify:", "host:"];
  expect(names.filter((name) => !settings.some(([, yaml]) => yaml.includes(name)))).toEqual([]);
});

describe.each(owners)("in %s", (_, copy, before) => {
  it.each(settings)("accepts the example in %s: %j", (__, yaml) => {
    write(copy, before, yaml);
    expect(reportLines(copy.problems())).toEqual([]);
  });
});
