/** ESLint rejects circular imports (scripts/lint/no-import-cycles.mjs). */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { folderForEachTest } from "../../fixtures/folder";

const folder = folderForEachTest();

const CONFIG = `
import tseslint from ${JSON.stringify(require.resolve("typescript-eslint"))};
import { noImportCycles } from ${JSON.stringify(path.resolve("scripts/lint/no-import-cycles.mjs"))};

export default [
  {
    files: ["*.ts"],
    plugins: { local: { rules: { "no-import-cycles": noImportCycles } } },
    languageOptions: { parser: tseslint.parser, parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { "local/no-import-cycles": "error" },
  },
];
`;

/** Lints files, given their contents by name, and returns the messages. */
const lint = (files: Readonly<Record<string, string>>): readonly string[] => {
  folder.write("eslint.config.mjs", CONFIG);
  folder.write("tsconfig.json", JSON.stringify({ compilerOptions: { module: "esnext", moduleResolution: "bundler" }, include: ["*.ts"] }));
  for (const [name, text] of Object.entries(files)) folder.write(name, text);
  const program = path.resolve("node_modules/eslint/bin/eslint.js");
  const { stdout } = spawnSync(process.execPath, [program, "--format=json", "."], { cwd: folder.at(), encoding: "utf8" });
  const results = JSON.parse(stdout) as readonly { readonly messages: readonly { readonly message: string }[] }[];
  return results.flatMap(({ messages }) => messages.map(({ message }) => message));
};

it.each([
  [
    "two files",
    { "a.ts": 'import { b } from "./b"; export const a = b;', "b.ts": 'import { a } from "./a"; export const b = a;' },
    "a.ts > b.ts > a.ts",
  ],
  [
    "a type import",
    {
      "a.ts": 'import { b } from "./b"; export type A = typeof b;',
      "b.ts": 'import type { A } from "./a"; export const b = 1; export type B = A;',
    },
    "a.ts > b.ts > a.ts",
  ],
  [
    "types alone",
    { "a.ts": 'import type { B } from "./b"; export type A = B[];', "b.ts": 'import type { A } from "./a"; export interface B { a?: A }' },
    "a.ts > b.ts > a.ts",
  ],
  [
    "a re-export",
    { "a.ts": 'export * from "./b";', "b.ts": 'export { c } from "./c";', "c.ts": 'import type {} from "./a"; export const c = 1;' },
    "a.ts > b.ts > c.ts > a.ts",
  ],
])("rejects a cycle of %s", (_, files, cycle) => {
  expect(lint(files)).toContain(`These files import each other in a cycle: ${cycle}.`);
});

it("allows two files to import the same file", () => {
  expect(
    lint({
      "a.ts": 'import "./b"; import "./c";',
      "b.ts": 'import { d } from "./d"; export const b = d;',
      "c.ts": 'import { d } from "./d"; export const c = d;',
      "d.ts": "export const d = 1;",
    }),
  ).toEqual([]);
});
