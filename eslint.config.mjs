// @ts-check
import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import jest from "eslint-plugin-jest";
import jsxA11y from "eslint-plugin-jsx-a11y";
import playwright from "eslint-plugin-playwright";
import react from "eslint-plugin-react";
import reactHooks from "eslint-plugin-react-hooks";
import testingLibrary from "eslint-plugin-testing-library";
import globals from "globals";
import tseslint from "typescript-eslint";
import { docRules } from "./eslint.docs.mjs";
import { roomRules } from "./eslint.rooms.mjs";

/** Files in which Gatsby, Jest, Playwright or a config loader looks for the default export. */
const DEFAULT_EXPORTS = [
  "src/worker/index.ts",
  "__tests__/functions/*-worker.ts",
  "src/html.tsx",
  "src/pages/**",
  "src/templates/**",
  "*.config.{ts,mjs}",
  "gatsby-config.ts",
  "__tests__/browser/**/*.setup.ts",
];

const OWN_SYNTAX = [
  { selector: "ExportDefaultDeclaration", message: "Export by name; default exports are only for what Gatsby or a tool demands." },
  { selector: "TSAsExpression > TSAsExpression.expression", message: "Narrow the type instead of casting through unknown." },
];

/** Attributes that are read, seen or heard. An empty one says nothing. */
const SPOKEN = "JSXAttribute[name.name=/^(?:alt|aria-description|aria-label|heading|label|placeholder|title)$/]";

const WORDS_IN_ATTRIBUTES = [`${SPOKEN} Literal[value=/\\p{L}/u]`, `${SPOKEN} TemplateElement[value.raw=/\\p{L}/u]`].map((selector) => ({
  selector,
  message: "Words stand in content/settings/words.yml; take them from useWords().",
}));

export default tseslint.config(
  {
    ignores: [
      "public",
      "dist",
      "dist.*",
      ".cache",
      "node_modules",
      "coverage",
      "test-results",
      "playwright-report",
      ".wrangler",
      "src/gatsby-types.d.ts",
    ],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
      globals: { ...globals.node },
    },
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // Numbers and dates read well in messages; objects do not and stay errors.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "no-restricted-syntax": ["error", ...OWN_SYNTAX],
    },
  },
  roomRules,
  docRules,
  { files: DEFAULT_EXPORTS, rules: { "no-restricted-syntax": "off" } },
  {
    files: ["**/*.tsx"],
    ...jsxA11y.flatConfigs.strict,
    languageOptions: { ...jsxA11y.flatConfigs.strict.languageOptions, globals: { ...globals.browser } },
  },
  { files: ["**/*.{ts,tsx}"], ...reactHooks.configs.flat["recommended-latest"] },
  {
    // Every word that a visitor reads or hears stands in content/. The examples, the page of them, the editor's own notes and the owner's page are
    // for who works on the site.
    files: ["src/**/*.tsx"],
    ignores: ["**/*.examples.tsx", "src/templates/kit.tsx", "src/cms/{admin,decap}/**", "src/worker/**"],
    plugins: { react },
    rules: { "react/jsx-no-literals": ["error", { noStrings: true, ignoreProps: true, allowedStrings: ["★"] }] },
  },
  {
    files: ["src/**/*.tsx"],
    ignores: ["**/*.examples.tsx", "src/worker/**", ...DEFAULT_EXPORTS],
    rules: { "no-restricted-syntax": ["error", ...OWN_SYNTAX, ...WORDS_IN_ATTRIBUTES] },
  },
  { files: ["src/pages/*.tsx", "src/templates/*.tsx"], rules: { "no-restricted-syntax": ["error", ...WORDS_IN_ATTRIBUTES] } },
  { files: ["__tests__/{unit,components,content,html,builds,engines,functions}/**"], ...jest.configs["flat/recommended"] },
  {
    files: ["__tests__/engines/**"],
    rules: {
      // The journeys are a list that two engines share: their checks stand in it, not in the two files that go through it.
      "jest/no-standalone-expect": "off",
      "jest/expect-expect": ["error", { assertFunctionNames: ["browser.follow"] }],
    },
  },
  { files: ["__tests__/components/**"], ...testingLibrary.configs["flat/react"] },
  { files: ["__tests__/browser/**"], ...playwright.configs["flat/recommended"] },
  {
    files: ["__tests__/browser/**"],
    rules: {
      // A test of what the content that was built may lack, such as a post, says so and is skipped; none is skipped for good.
      "playwright/no-skipped-test": ["warn", { allowConditional: true }],
    },
  },
  { files: ["**/*.{js,mjs,cjs}"], ...tseslint.configs.disableTypeChecked },
  prettier,
);
