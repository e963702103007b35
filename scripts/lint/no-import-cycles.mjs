/**
 * An ESLint rule that rejects circular imports. Unlike `import-x/no-cycle`, it also follows type imports: two files that need each other's
 * types can only be understood together. Does not follow `import()`.
 */
// @ts-check
import path from "node:path";
import { ESLintUtils } from "@typescript-eslint/utils";
import ts from "typescript";

/** The files that each file imports, by program. @type {WeakMap<ts.Program, Map<ts.SourceFile, ts.SourceFile[]>>} */
const importsByProgram = new WeakMap();

/**
 * Returns the file of the project that a statement imports or re-exports.
 *
 * @param {ts.Program} program the project
 * @param {ts.Statement} statement any statement of a file
 */
const importedFile = (program, statement) => {
  if (!(ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) || !statement.moduleSpecifier) return undefined;
  const file = program.getTypeChecker().getSymbolAtLocation(statement.moduleSpecifier)?.valueDeclaration;
  return file && ts.isSourceFile(file) && !program.isSourceFileFromExternalLibrary(file) ? file : undefined;
};

/** Returns the files that a file imports. @type {(program: ts.Program, file: ts.SourceFile) => readonly ts.SourceFile[]} */
const importsOf = (program, file) => {
  const known = importsByProgram.get(program) ?? new Map();
  importsByProgram.set(program, known);
  const imports = known.get(file) ?? file.statements.flatMap((statement) => importedFile(program, statement) ?? []);
  known.set(file, imports);
  return imports;
};

/** Returns the files on the shortest path of imports from one file to another. @type {(program: ts.Program, from: ts.SourceFile, to: ts.SourceFile) => readonly ts.SourceFile[] | undefined} */
const importPath = (program, from, to) => {
  const seen = new Set([from]);
  let paths = [[from]];
  while (paths.length > 0) {
    const found = paths.find((files) => files.at(-1) === to);
    if (found) return found;
    paths = paths.flatMap((files) =>
      importsOf(program, files[files.length - 1] ?? from).flatMap((next) => {
        if (seen.has(next)) return [];
        seen.add(next);
        return [[...files, next]];
      }),
    );
  }
  return undefined;
};

export const noImportCycles = ESLintUtils.RuleCreator.withoutDocs({
  meta: { type: "problem", schema: [], messages: { cycle: "These files import each other in a cycle: {{files}}." } },
  defaultOptions: [],
  create: (context) => {
    const { program, esTreeNodeToTSNodeMap } = ESLintUtils.getParserServices(context);
    const own = program.getSourceFile(context.filename);
    /** @param {import("@typescript-eslint/utils").TSESTree.Node} node an import or export */
    const check = (node) => {
      const statement = /** @type {ts.Statement} */ (esTreeNodeToTSNodeMap.get(node));
      const imported = importedFile(program, statement);
      const imports = own && imported && importPath(program, imported, own);
      if (!imports) return;
      const files = [own, ...imports].map(({ fileName }) => path.relative(context.cwd, fileName)).join(" > ");
      context.report({ node, messageId: "cycle", data: { files } });
    };
    return { ImportDeclaration: check, ExportAllDeclaration: check, ExportNamedDeclaration: check };
  },
});
