/** Oxlint, with this project's rules (.oxlintrc.json), rejects circular imports. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { folderForEachTest } from "../fixtures/folder";

const folder = folderForEachTest();

/** Lints files, given their contents by name, and returns the messages. */
const lint = (files: Readonly<Record<string, string>>): readonly string[] => {
  folder.write("tsconfig.json", JSON.stringify({ compilerOptions: { module: "esnext", moduleResolution: "bundler" }, include: ["*.ts"] }));
  for (const [name, text] of Object.entries(files)) folder.write(name, text);
  const program = path.resolve("node_modules/oxlint/bin/oxlint");
  const options = ["--config", path.resolve(".oxlintrc.json"), "--format=json"];
  const { stdout } = spawnSync(process.execPath, [program, ...options], { cwd: folder.at(), encoding: "utf8" });
  const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly { readonly filename: string; readonly code: string }[] };
  return diagnostics.map(({ filename, code }) => `${filename}: ${code}`);
};

it.each([
  ["two files", { "a.ts": 'import { b } from "./b"; export const a = b;', "b.ts": 'import { a } from "./a"; export const b = a;' }],
  [
    "a type import",
    {
      "a.ts": 'import { b } from "./b"; export type A = typeof b;',
      "b.ts": 'import type { A } from "./a"; export const b = 1; export type B = A;',
    },
  ],
  [
    "types alone",
    { "a.ts": 'import type { B } from "./b"; export type A = B[];', "b.ts": 'import type { A } from "./a"; export interface B { a?: A }' },
  ],
  [
    "a re-export",
    { "a.ts": 'export * from "./b";', "b.ts": 'export { c } from "./c";', "c.ts": 'import type {} from "./a"; export const c = 1;' },
  ],
])("rejects a cycle of %s", (_, files) => {
  expect(lint(files)).toEqual(expect.arrayContaining(Object.keys(files).map((name) => `${name}: import(no-cycle)`)));
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
