import path from "node:path";
import { existsSync } from "node:fs";
import type { Configuration } from "webpack";
import islands from "../../../../src/client/islands/islands.json";
import { withIslands } from "../../../../src/build/gatsby/islands";

const FRAMEWORK = { chunks: "all", name: "framework", priority: 40 } as const;
const COMMONS = { name: "commons", minChunks: 2 } as const;

/** What Gatsby 5.16 says of its browser compilation, as far as it matters here. */
const GATSBY = {
  mode: "production",
  entry: { app: "/site/.cache/production-app" },
  optimization: {
    minimize: true,
    runtimeChunk: { name: "webpack-runtime" },
    splitChunks: { chunks: "all", cacheGroups: { default: false, framework: FRAMEWORK, commons: COMMONS } },
  },
} satisfies Configuration;

const groupsOf = ({ optimization }: Configuration) => (optimization?.splitChunks ? optimization.splitChunks.cacheGroups : undefined) ?? {};

it("adds an entry for each island, whose file is there", () => {
  const { entry } = withIslands(GATSBY);
  const added = Object.entries(islands).map(([name, file]) => [`island-${name}`, path.resolve(file)]);
  expect(added.length).toBeGreaterThan(0);
  expect(entry).toEqual({ ...GATSBY.entry, ...Object.fromEntries(added) });
  for (const [, file = ""] of added) expect(existsSync(file)).toBe(true);
});

it("shares React with them, and nothing else of the app", () => {
  const { framework, commons, ...rest } = groupsOf(withIslands(GATSBY));
  expect(framework).toEqual(FRAMEWORK);
  expect(rest).toEqual({ default: false });
  expect(commons).toMatchObject(COMMONS);
  const chunks: unknown = typeof commons === "object" && "chunks" in commons ? commons.chunks : undefined;
  if (typeof chunks !== "function") throw new Error("expected a function that chooses chunks");
  const isTaken = (name: string | undefined): unknown => Reflect.apply(chunks, undefined, [{ name }]);
  expect(["app", "component---src-pages-about-tsx", undefined, "island-quote-form"].map(isTaken)).toEqual([true, true, true, false]);
});

it("gives the islands one runtime, and the app another", () => {
  const runtime = withIslands(GATSBY).optimization?.runtimeChunk;
  const name: unknown = typeof runtime === "object" ? runtime.name : undefined;
  if (typeof name !== "function") throw new Error("expected a function that names runtimes");
  const named = ["app", "island-quote-form", "island-worksheets"].map((entry): unknown =>
    Reflect.apply(name, undefined, [{ name: entry }]),
  );
  expect(named).toEqual(["webpack-runtime", "islands-runtime", "islands-runtime"]);
});

it("leaves the rest as it is", () => {
  const { mode, optimization } = withIslands(GATSBY);
  expect(mode).toBe(GATSBY.mode);
  expect(optimization).toMatchObject({ minimize: true, splitChunks: { chunks: "all" } });
});

it.each<[string, Configuration]>([
  ["no entry", { ...GATSBY, entry: undefined }],
  ["one entry without a name", { ...GATSBY, entry: "/app" }],
  ["a list of entries", { ...GATSBY, entry: ["/app"] }],
  ["a function for entries", { ...GATSBY, entry: () => ({ app: "/app" }) }],
  ["no optimization", { ...GATSBY, optimization: undefined }],
  ["no splitting", { ...GATSBY, optimization: { splitChunks: false } }],
  ["no group for React", { ...GATSBY, optimization: { splitChunks: { cacheGroups: { commons: COMMONS } } } }],
  ["the group for React turned off", { ...GATSBY, optimization: { splitChunks: { cacheGroups: { framework: false } } } }],
])("stops the build where Gatsby's configuration has %s", (_, config) => {
  expect(() => withIslands(config)).toThrow("expected named entries and a cache group called framework");
});
