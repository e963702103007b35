import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import webpack, { type Configuration } from "webpack";
import { cachedAs, leaveLoaders } from "../../../../src/build/gatsby/webpack-cache";

describe("cachedAs", () => {
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
});

describe("leaveLoaders", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "loaders-"));
    writeFileSync(path.join(folder, "entry.js"), "export const one = 1;\n");
    writeFileSync(path.join(folder, "loader.js"), "module.exports = (code) => code;\n");
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const lookedAt = (plugins: NonNullable<Configuration["plugins"]>): Promise<readonly string[]> =>
    new Promise((resolve, reject) => {
      const loader = path.join(folder, "loader.js");
      const compiler = webpack({
        mode: "none",
        entry: path.join(folder, "entry.js"),
        output: { path: path.join(folder, "out") },
        module: { rules: [{ test: /entry/, use: loader }] },
        plugins,
      });
      compiler.run((error, stats) => {
        if (error ?? !stats) reject(error ?? new Error("webpack made nothing"));
        else compiler.close(() => resolve([...stats.compilation.buildDependencies]));
      });
    });

  it("has webpack look at no loader when a build is done", async () => {
    expect(await lookedAt([])).toEqual([path.join(folder, "loader.js")]);
    expect(await lookedAt([leaveLoaders])).toEqual([]);
  });
});
