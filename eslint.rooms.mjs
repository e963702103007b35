// @ts-check
/** Who may import whom, by src/rooms.json: one block of rules for each room. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { createNodeResolver, importX } from "eslint-plugin-import-x";

/** @type {Readonly<Record<string, { readonly files?: readonly string[], readonly imports: readonly string[] }>>} */
const rooms = JSON.parse(readFileSync(new URL("src/rooms.json", import.meta.url), "utf8"));

/**
 * Lists what a room is, below src: its folder, or the files it names of the folder above it.
 *
 * @param {string} name
 */
const partsOf = (name) => {
  const room = rooms[name];
  if (!room) throw new Error(`src/rooms.json: expected a room called ${JSON.stringify(name)}, found none`);
  return room.files?.map((file) => `${path.dirname(name)}/${file}.ts`) ?? [name];
};

/** @param {string} name */
const lintedFiles = (name) => [
  ...partsOf(name).map((part) => (path.extname(part) ? `src/${part}` : `src/${part}/**`)),
  ...(name === "components/examples" ? ["src/**/*.examples.tsx"] : []),
];

/**
 * @param {string} name
 * @returns {import("typescript-eslint").ConfigWithExtends}
 */
const ruleOf = (name) => ({
  files: lintedFiles(name),
  rules: {
    "import-x/no-restricted-paths": [
      "error",
      {
        zones: [
          {
            target: "./src",
            from: "./src",
            except: [name, ...(rooms[name]?.imports ?? [])].flatMap(partsOf),
            message: `src/rooms.json says what ${name} may import.`,
          },
        ],
      },
    ],
  },
});

const OWN_STYLES = { group: ["../**/*.module.css"], message: "A CSS module belongs to its folder; share a component." };

/** What an island is drawn without, alone in the browser: its script would bring it along, or its HTML would differ from the page's. */
const ISLAND_HAS_NONE = [
  { name: "react", importNames: ["useId"], message: "An island's ids come from its props: useId counts over the whole page." },
  { name: "gatsby", message: "An island lives without Gatsby's runtime: links are links, and data comes as props." },
  { name: "react-helmet", message: "An island has no head; src/pages and src/templates have." },
].map((entry) => ({ ...entry, allowTypeImports: true }));

/** @type {import("typescript-eslint").ConfigWithExtends} */
const islandRules = {
  files: ["src/{blog,client,prices,quote,worksheets}/**", "src/components/ui/**"],
  // Around whole sections of a page, and what Gatsby asks for at build time: never in an island.
  ignores: ["src/components/ui/{section,wide-band}.tsx", "**/*.fragment.ts"],
  rules: {
    "no-restricted-imports": "off",
    "@typescript-eslint/no-restricted-imports": ["error", { patterns: [OWN_STYLES], paths: ISLAND_HAS_NONE }],
  },
};

/** @type {import("typescript-eslint").ConfigWithExtends[]} */
export const roomRules = [
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
      "no-restricted-imports": ["error", { patterns: [OWN_STYLES] }],
    },
  },
  islandRules,
  ...Object.keys(rooms).map(ruleOf),
];
