// @ts-check
import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import { createNodeResolver, importX } from "eslint-plugin-import-x";
import jest from "eslint-plugin-jest";
import jsdoc from "eslint-plugin-jsdoc";
import jsxA11y from "eslint-plugin-jsx-a11y";
import playwright from "eslint-plugin-playwright";
import react from "eslint-plugin-react";
import reactHooks from "eslint-plugin-react-hooks";
import testingLibrary from "eslint-plugin-testing-library";
import { defineConfig } from "eslint/config";
import globals from "globals";
import tseslint from "typescript-eslint";

/** Files whose default export is imported by Gatsby, Jest, Playwright, workerd or a config loader. */
const DEFAULT_EXPORTS = [
  "src/worker/index.ts",
  "src/worker/missing-file.ts",
  "__tests__/functions/*-worker.ts",
  "__tests__/setup/*other-owner.ts",
  "src/html.tsx",
  "src/pages/**",
  "src/templates/**",
  "*.config.{ts,mjs}",
  "gatsby-config.ts",
];

const SYNTAX_RULES = [
  {
    selector: "ExportDefaultDeclaration",
    message: "Export by name. Default exports are only for files where Gatsby or a tool needs them.",
  },
  { selector: "TSAsExpression > TSAsExpression.expression", message: "Narrow the type instead of casting through unknown." },
];

/** Matches arrays and destructuring that list several collections. Objects keyed by `FolderName` are allowed: TypeScript checks them. */
const COLLECTION_LISTS = ["[value='services']", "[key.name='services']"].map((services) => ({
  selector: `:matches(ArrayExpression, ObjectPattern):has(> ${services}):has(> ${services.replace("services", "posts")})`,
  message: "Iterate over `folders` (src/content/schema) or COLLECTIONS: a hard-coded list would miss new collections.",
}));

/** Matches a regex that searches for a tag: one with a `<` that is not part of a lookbehind, a named group or a backreference. */
const TAG_IN_PATTERN = String.raw`/(?<!\(\?|\\k)<(?![=!{>])/`;
const HTML_AS_TEXT = [
  `Literal[regex.pattern=${TAG_IN_PATTERN}]`,
  "CallExpression[callee.property.name=/^(?:indexOf|replace|replaceAll|search|slice|split)$/] > Literal[value=/^<./]",
].map((selector) => ({
  selector,
  message: "Do not search or edit HTML as a string: work on the tree (src/content/markdown), or parse it with htmlparser2.",
}));

/** Attributes whose text visitors see or hear. */
const TEXT_ATTRIBUTES = "JSXAttribute[name.name=/^(?:alt|aria-description|aria-label|heading|label|placeholder|title)$/]";

const WORDS_IN_ATTRIBUTES = [`${TEXT_ATTRIBUTES} Literal[value=/\\p{L}/u]`, `${TEXT_ATTRIBUTES} TemplateElement[value.raw=/\\p{L}/u]`].map(
  (selector) => ({
    selector,
    message: "Strings belong in content/settings/words.yml; read them with useWords().",
  }),
);

/** Folders of `content` that browser code may import. Other folders would add zod (30 kB gzipped). */
const BROWSER_SAFE = ["content/shared", "content/format", "content/settings"];

/** What each module of `src` may import besides its own files. CONTRIBUTING.md describes the modules. */
const MODULES = {
  content: [],
  client: [],
  brand: [],
  seo: ["content", "brand"],
  components: [...BROWSER_SAFE, "seo", "brand"],
  quote: [...BROWSER_SAFE, "client", "components"],
  pricing: [...BROWSER_SAFE, "client", "components", "quote"],
  worksheets: [...BROWSER_SAFE, "client", "components", "quote"],
  blog: [...BROWSER_SAFE, "client", "components"],
  templates: [...BROWSER_SAFE, "client", "components", "pricing", "worksheets", "blog"],
  pages: [...BROWSER_SAFE, "client", "components", "quote", "pricing", "blog"],
  policy: ["content"],
  worker: ["content", "quote", "policy"],
  cms: ["content", "components", "pricing", "templates", "pages", "policy"],
  publish: ["content", "brand", "seo", "quote", "policy", "worker", "cms"],
  gatsby: ["content", "client", "brand", "seo", "quote", "blog", "cms", "policy", "publish"],
};

/** The folders of `content`, in order. Each may import only the folders before it. */
const CONTENT = ["shared", "format", "schema", "facts", "diagrams", "markdown", "entries", "settings", "check", "load", "lint"].map(
  (folder) => `content/${folder}`,
);

/** What each layer within a module may import besides its own files. */
const LAYERS = {
  ...Object.fromEntries(CONTENT.map((folder, height) => [folder, CONTENT.slice(0, height)])),
  "components/ui": BROWSER_SAFE,
  "components/sections": [...BROWSER_SAFE, "components/ui"],
  "components/layout": [...BROWSER_SAFE, "seo", "brand", "components/ui"],
};

const zones = Object.entries({ ...MODULES, ...LAYERS }).map(([module, imports]) => ({
  // Examples may import anything: they show components in context.
  target: `./src/${module}/**/!(*.examples).{ts,tsx}`,
  from: "./src",
  except: [module, ...imports],
  message: "MODULES in eslint.config.mjs lists the allowed imports of each module.",
}));

const OWN_STYLES = { group: ["../**/*.module.css"], message: "Do not import another folder's CSS module; share a component instead." };

/** Imports that do not work in islands, which run without Gatsby's runtime and without the components around them on the page. */
const NOT_IN_ISLANDS = [
  { name: "react", importNames: ["useId"], message: "Pass ids to an island as props: useId counts across the whole page." },
  { name: "gatsby", message: "Islands run without Gatsby's runtime: use plain links, and pass data as props." },
  { name: "react-helmet", message: "Islands cannot set the page's head; set it in src/pages or src/templates." },
].map((entry) => ({ ...entry, allowTypeImports: true }));

/** @type {import("eslint").Linter.Config[]} */
const moduleRules = [
  {
    files: ["src/**"],
    plugins: { "import-x": importX },
    settings: {
      "import-x/extensions": [".ts", ".tsx"],
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
      "import-x/resolver-next": [createNodeResolver({ extensions: [".ts", ".tsx", ".js", ".json"] })],
    },
    rules: {
      // Hosts build without devDependencies (CONTRIBUTING.md, Dependencies).
      "import-x/no-extraneous-dependencies": ["error", { devDependencies: ["**/*.examples.tsx"] }],
      "import-x/no-restricted-paths": ["error", { zones }],
      "no-restricted-imports": ["error", { patterns: [OWN_STYLES] }],
    },
  },
  {
    files: ["src/{blog,client,pricing,quote,worksheets}/**", "src/components/ui/**"],
    // Exempt the section frame and GraphQL fragments, which islands never use.
    ignores: ["src/components/ui/section.tsx", "**/*.fragment.ts"],
    rules: {
      "no-restricted-imports": "off",
      "@typescript-eslint/no-restricted-imports": ["error", { patterns: [OWN_STYLES], paths: NOT_IN_ISLANDS }],
    },
  },
];

/** Rules for the docstrings of exports (CONTRIBUTING.md, Style). @type {import("eslint").Linter.Config[]} */
const docRules = [
  {
    files: ["src/**", "scripts/**", "__tests__/**"],
    plugins: { jsdoc },
    settings: { jsdoc: { structuredTags: { "jest-environment": {} } } },
    rules: {
      // No docstring is required where the name says it all. Rejects a docstring that only repeats the name.
      "jsdoc/informative-docs": "error",
      // Require @throws for every error. @param is optional, because not every parameter needs an explanation.
      "jsdoc/require-throws": "error",
      "jsdoc/require-param-description": "error",
      "jsdoc/require-returns-description": "error",
      "jsdoc/check-tag-names": ["error", { definedTags: ["jest-environment", "jsxImportSource"] }],
    },
  },
];

export default defineConfig(
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
      "gatsby-types.d.ts",
    ],
  },
  js.configs.recommended,
  // .oxlintrc.json has the rules that need types.
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    languageOptions: { globals: { ...globals.node } },
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "no-restricted-syntax": ["error", ...SYNTAX_RULES],
    },
  },
  {
    files: ["src/**"],
    rules: { "no-restricted-syntax": ["error", ...SYNTAX_RULES, ...COLLECTION_LISTS, ...HTML_AS_TEXT] },
  },
  moduleRules,
  docRules,
  { files: DEFAULT_EXPORTS, rules: { "no-restricted-syntax": "off" } },
  {
    files: ["**/*.tsx"],
    ...jsxA11y.flatConfigs.strict,
    languageOptions: { ...jsxA11y.flatConfigs.strict.languageOptions, globals: { ...globals.browser } },
  },
  // Only src has components and hooks.
  { files: ["src/**/*.{ts,tsx}"], ...reactHooks.configs.flat["recommended-latest"] },
  {
    // Every string for visitors is in content/. The ignored files contain strings only for people who work on the site: examples, their
    // gallery, the editor's notes, and the owner's page.
    files: ["src/**/*.tsx"],
    ignores: ["**/*.examples.tsx", "src/templates/kit.tsx", "src/cms/{admin,decap}/**", "src/worker/**"],
    plugins: { react },
    rules: { "react/jsx-no-literals": ["error", { noStrings: true, ignoreProps: true, allowedStrings: ["★"] }] },
  },
  {
    files: ["src/**/*.tsx"],
    ignores: ["**/*.examples.tsx", "src/worker/**", ...DEFAULT_EXPORTS],
    rules: { "no-restricted-syntax": ["error", ...SYNTAX_RULES, ...COLLECTION_LISTS, ...HTML_AS_TEXT, ...WORDS_IN_ATTRIBUTES] },
  },
  {
    files: ["src/pages/*.tsx", "src/templates/**/*.tsx"],
    rules: { "no-restricted-syntax": ["error", ...HTML_AS_TEXT, ...WORDS_IN_ATTRIBUTES] },
  },
  // This code edits the diagrams' SVG files as strings, so HTML_AS_TEXT does not apply.
  {
    files: ["src/content/diagrams/**", "src/content/load/diagram-files.ts"],
    rules: { "no-restricted-syntax": ["error", ...SYNTAX_RULES, ...WORDS_IN_ATTRIBUTES] },
  },
  { files: ["__tests__/{unit,components,specification,html,builds,engines,functions}/**"], ...jest.configs["flat/recommended"] },
  {
    files: ["__tests__/engines/**"],
    rules: {
      // Both engines import shared tests, and the assertions are in shared functions.
      "jest/no-standalone-expect": "off",
      "jest/no-export": "off",
    },
  },
  { files: ["__tests__/components/**"], ...testingLibrary.configs["flat/react"] },
  { files: ["__tests__/browser/**"], ...playwright.configs["flat/recommended"] },
  {
    files: ["__tests__/browser/**"],
    rules: {
      // Allow conditional skips, for example if the built content has no posts.
      "playwright/no-skipped-test": ["warn", { allowConditional: true }],
    },
  },
  prettier,
);
