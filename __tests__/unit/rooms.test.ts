import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import rooms from "../../src/rooms.json";

interface Room {
  readonly holds: string;
  readonly files?: readonly string[];
  readonly imports: readonly string[];
}

const table = new Map<string, Room>(Object.entries(rooms));

/** Lints pieces of code as if each stood in a file of `src`, with the rules of the rooms alone, and gives what was refused. */
const lint = (pieces: readonly { readonly file: string; readonly code: string }[]): readonly (readonly string[])[] => {
  const script = `
    import { ESLint } from "eslint";
    import tseslint from "typescript-eslint";
    import { roomRules } from "./eslint.rooms.mjs";
    const parser = { files: ["**/*.ts", "**/*.tsx"], languageOptions: { parser: tseslint.parser } };
    const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: [parser, ...roomRules] });
    const results = await Promise.all(${JSON.stringify(pieces)}.map(({ file, code }) => eslint.lintText(code, { filePath: file })));
    console.log(JSON.stringify(results.map(([{ messages }]) => messages.map(({ ruleId }) => ruleId))));`;
  return JSON.parse(execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" })) as string[][];
};

it("has a room for every folder of src", () => {
  const folders = readdirSync("src", { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const named = [...table.keys()].map((name) => name.split("/")[0]);
  expect([...new Set(named)].sort()).toEqual(folders.sort());
});

it("has a room for every folder of components", () => {
  const rooms = [...table.keys()].flatMap((name) => (name.startsWith("components/") ? [name.slice("components/".length)] : []));
  expect(rooms.sort()).toEqual(readdirSync("src/components").sort());
});

it("goes round in no circle", () => {
  const above = (name: string, way: readonly string[]): readonly string[] => {
    if (way.includes(name)) throw new Error([...way, name].join(" > "));
    return (table.get(name)?.imports ?? []).flatMap((next) => above(next, [...way, name]));
  };
  for (const name of table.keys()) expect(() => above(name, [])).not.toThrow();
});

it("is drawn in CONTRIBUTING.md as it is enforced", () => {
  const lines = readFileSync("CONTRIBUTING.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|").map((cell) => cell.trim().replaceAll("`", "")));
  const drawn = lines.flatMap(([, name = "", holds, imports = ""]) =>
    table.has(name) ? [[name, holds, imports === "nothing" ? [] : imports.split(", ")]] : [],
  );
  expect(drawn).toEqual([...table].map(([name, { holds, imports }]) => [name, holds.replaceAll("`", ""), imports]));
});

it("lets ESLint refuse what the table does not allow", () => {
  const using = (from: string) => `import * as a from "${from}";\nexport const b = a;\n`;
  const refused = lint([
    // A room above.
    { file: "src/format/phone.ts", code: using("../content/routes") },
    // A schema, which would bring zod into the browser.
    { file: "src/pages/about.tsx", code: using("../content/schema/seo") },
    { file: "src/components/ui/icon.tsx", code: using("../examples/sample-data") },
    // A circle.
    { file: "src/format/weekdays.ts", code: using("./hours") },
    { file: "src/quote/fields.tsx", code: using("../components/ui/button.module.css") },
    // What the table allows.
    { file: "src/components/ui/icon.tsx", code: using("../../content/routes") },
  ]);
  const room = "import-x/no-restricted-paths";
  expect(refused).toEqual([[room], [room], [room], ["import-x/no-cycle"], ["no-restricted-imports"], []]);
});
