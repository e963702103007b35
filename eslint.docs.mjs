// @ts-check
/** What everything that a file exports must say of itself (CONTRIBUTING.md, Style). */
import jsdoc from "eslint-plugin-jsdoc";

/** Functions and values. Types are left out: their fields have comments of their own. */
const EXPORTED = "ExportNamedDeclaration[declaration.type=/^(?:Function|Class|Variable)Declaration$/]";

/** @type {import("typescript-eslint").ConfigArray} */
export const docRules = [
  {
    files: ["src/**", "scripts/**", "__tests__/**"],
    plugins: { jsdoc },
    settings: { jsdoc: { structuredTags: { "jest-environment": {} } } },
    rules: {
      "jsdoc/require-jsdoc": ["error", { contexts: [EXPORTED], require: { FunctionDeclaration: false }, enableFixer: false }],
      // A sentence that only says the name again.
      "jsdoc/informative-docs": "error",
      // Errors are part of what a function gives; of its parameters, only those that need a word have one.
      "jsdoc/require-throws": "error",
      "jsdoc/require-param-description": "error",
      "jsdoc/require-returns-description": "error",
      "jsdoc/check-tag-names": ["error", { definedTags: ["jest-environment", "jsxImportSource"] }],
    },
  },
  {
    // Their names say all of it: every one holds the examples, or the fields that a query asks for, of the component beside it;
    // and Gatsby itself takes `query` from a page.
    files: ["**/*.examples.tsx", "**/*.fragment.ts", "src/pages/**", "src/templates/**"],
    rules: { "jsdoc/require-jsdoc": "off" },
  },
  {
    // Each group's title and its fields' descriptions, which editors read, say what it holds.
    files: ["src/content/schema/words/**"],
    rules: { "jsdoc/require-jsdoc": "off" },
  },
];
