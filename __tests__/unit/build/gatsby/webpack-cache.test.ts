import webpack, { type Configuration } from "webpack";
import { cachedAs, leaveLoaders } from "../../../../src/build/gatsby/webpack-cache";
import { folderForEachTest } from "../../../fixtures/folder";

const config: Configuration = {
  mode: "production",
  cache: { type: "filesystem", name: "build-html", buildDependencies: { config: ["webpack.config.js"] } },
};
const versionOf = ({ cache }: Configuration) => (typeof cache === "object" && "version" in cache ? cache.version : undefined);

it("keeps what was made of the same parts, and forgets it when one changes", () => {
  const version = versionOf(cachedAs(config, ["packages", "hooks"]));

  expect(version).toMatch(/^[0-9a-f]{64}$/);
  expect(versionOf(cachedAs(config, ["packages", "hooks"]))).toBe(version);
  expect(versionOf(cachedAs(config, ["packages", "other hooks"]))).not.toBe(version);
  expect(versionOf(cachedAs(config, ["packageshooks"]))).not.toBe(version);
});

const { at, write } = folderForEachTest();
beforeEach(() => {
  write("entry.js", "export const one = 1;\n");
  write("loader.js", "module.exports = (code) => code;\n");
});

const lookedAt = (plugins: NonNullable<Configuration["plugins"]>): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    const compiler = webpack({
      mode: "none",
      entry: at("entry.js"),
      output: { path: at("out") },
      module: { rules: [{ test: /entry/, use: at("loader.js") }] },
      plugins,
    });
    compiler.run((error, stats) => {
      if (error ?? !stats) reject(error ?? new Error("webpack made nothing"));
      else compiler.close(() => resolve([...stats.compilation.buildDependencies]));
    });
  });

it("has webpack look at no loader when a build is done", async () => {
  expect(await lookedAt([])).toEqual([at("loader.js")]);
  expect(await lookedAt([leaveLoaders])).toEqual([]);
});
