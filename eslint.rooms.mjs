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
      "no-restricted-imports": [
        "error",
        { patterns: [{ group: ["../**/*.module.css"], message: "A CSS module belongs to its folder; share a component." }] },
      ],
    },
  },
  ...Object.keys(rooms).map(ruleOf),
];
