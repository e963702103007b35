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
import globals from "globals";
import tseslint from "typescript-eslint";

/** Files in which Gatsby, Jest, Playwright or a config loader looks for the default export. */
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

const OWN_SYNTAX = [
  { selector: "ExportDefaultDeclaration", message: "Export by name; default exports are only for what Gatsby or a tool demands." },
  { selector: "TSAsExpression > TSAsExpression.expression", message: "Narrow the type instead of casting through unknown." },
];

/** Lists of collections by name, in brackets or taken out of the content. Records by `FolderName` are complete, or do not compile. */
const COLLECTION_LISTS = ["[value='services']", "[key.name='services']"].map((one) => ({
  selector: `:matches(ArrayExpression, ObjectPattern):has(> ${one}):has(> ${one.replace("services", "posts")})`,
  message: "Iterate over `folders` (src/content/schema) or COLLECTIONS: a list written here misses the next collection.",
}));

/** A pattern that looks for a tag: `<` before anything but a bracket of the pattern's own, such as a lookbehind or a named group. */
const TAG_IN_PATTERN = String.raw`/(?<!\(\?|\\k)<(?![=!{>])/`;
const HTML_AS_TEXT = [
  `Literal[regex.pattern=${TAG_IN_PATTERN}]`,
  "CallExpression[callee.property.name=/^(?:indexOf|replace|replaceAll|search|slice|split)$/] > Literal[value=/^<./]",
].map((selector) => ({
  selector,
  message: "Nothing searches or cuts HTML as text: work on the tree (src/content/markdown), or parse it with htmlparser2.",
}));

/** Attributes that are read, seen or heard. An empty one says nothing. */
const SPOKEN = "JSXAttribute[name.name=/^(?:alt|aria-description|aria-label|heading|label|placeholder|title)$/]";

const WORDS_IN_ATTRIBUTES = [`${SPOKEN} Literal[value=/\\p{L}/u]`, `${SPOKEN} TemplateElement[value.raw=/\\p{L}/u]`].map((selector) => ({
  selector,
  message: "Words belong in content/settings/words.yml; take them from useWords().",
}));

/** What a page's script may take from `content`, and the types of the settings: the rest brings zod (30 kB gzipped). */
const BROWSER_SAFE = ["content/shared", "content/format", "content/settings.ts"];

/** What each module of `src` may import besides itself. CONTRIBUTING.md says what each holds. */
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
  worker: ["content", "quote", "build/policy"],
  cms: ["content", "components", "pricing", "templates", "pages", "build/policy"],
  build: ["content", "client", "brand", "seo", "quote", "blog", "worker", "cms"],
};

/** The layers within a module, likewise. */
const LAYERS = {
  "content/shared": [],
  "content/format": ["content/shared"],
  "components/ui": BROWSER_SAFE,
  "components/sections": [...BROWSER_SAFE, "components/ui"],
  "components/layout": [...BROWSER_SAFE, "seo", "brand", "components/ui"],
  "build/policy": [],
};

const zones = Object.entries({ ...MODULES, ...LAYERS }).map(([module, imports]) => ({
  // Examples of a component show it with what else the site has.
  target: `./src/${module}/**/!(*.examples).{ts,tsx}`,
  from: "./src",
  except: [module, ...imports],
  message: "MODULES in eslint.config.mjs says what a module may import.",
}));

const OWN_STYLES = { group: ["../**/*.module.css"], message: "A CSS module belongs to its folder; share a component." };

/** What an island is drawn without, alone in the browser: its script would bring it along, or its HTML would differ from the page's. */
const ISLAND_HAS_NONE = [
  { name: "react", importNames: ["useId"], message: "An island's ids come from its props: useId counts over the whole page." },
  { name: "gatsby", message: "An island lives without Gatsby's runtime: links are links, and data comes as props." },
  { name: "react-helmet", message: "An island has no head; src/pages and src/templates have." },
].map((entry) => ({ ...entry, allowTypeImports: true }));

/** @type {import("typescript-eslint").ConfigWithExtends[]} */
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
      "import-x/no-cycle": "error",
      // A build has no devDependencies (CONTRIBUTING.md, Dependencies).
      "import-x/no-extraneous-dependencies": ["error", { devDependencies: ["**/*.examples.tsx"] }],
      "import-x/no-restricted-paths": ["error", { zones }],
      "no-restricted-imports": ["error", { patterns: [OWN_STYLES] }],
    },
  },
  {
    files: ["src/{blog,client,pricing,quote,worksheets}/**", "src/components/ui/**"],
    // Around whole sections of a page, and what Gatsby asks for at build time: never in an island.
    ignores: ["src/components/ui/section.tsx", "**/*.fragment.ts"],
    rules: {
      "no-restricted-imports": "off",
      "@typescript-eslint/no-restricted-imports": ["error", { patterns: [OWN_STYLES], paths: ISLAND_HAS_NONE }],
    },
  },
];

/** Exported functions and values. Types are left out: their fields have comments of their own. */
const EXPORTED = "ExportNamedDeclaration[declaration.type=/^(?:Function|Class|Variable)Declaration$/]";

/** What everything that a file exports must say of itself (CONTRIBUTING.md, Style). @type {import("typescript-eslint").ConfigWithExtends[]} */
const docRules = [
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
    // Their names say all of it: examples or the queried fields of the component beside them, pages, and groups of strings whose
    // descriptions editors read.
    files: ["**/*.examples.tsx", "**/*.fragment.ts", "src/pages/**", "src/templates/*.tsx", "src/content/schema/words/**"],
    rules: { "jsdoc/require-jsdoc": "off" },
  },
];

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
  {
    files: ["src/**"],
    rules: { "no-restricted-syntax": ["error", ...OWN_SYNTAX, ...COLLECTION_LISTS, ...HTML_AS_TEXT] },
  },
  moduleRules,
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
    rules: { "no-restricted-syntax": ["error", ...OWN_SYNTAX, ...COLLECTION_LISTS, ...HTML_AS_TEXT, ...WORDS_IN_ATTRIBUTES] },
  },
  {
    files: ["src/pages/*.tsx", "src/templates/**/*.tsx"],
    rules: { "no-restricted-syntax": ["error", ...HTML_AS_TEXT, ...WORDS_IN_ATTRIBUTES] },
  },
  // The SVG of a diagram, as its parser wrote it.
  { files: ["src/content/diagrams/**"], rules: { "no-restricted-syntax": ["error", ...OWN_SYNTAX, ...WORDS_IN_ATTRIBUTES] } },
  { files: ["__tests__/{unit,components,specification,html,builds,engines,functions}/**"], ...jest.configs["flat/recommended"] },
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
