import TerserPlugin from "terser-webpack-plugin";
import type { Configuration, WebpackPluginInstance } from "webpack";
import { shortenedBySwc } from "../../../src/gatsby/minify";

const styles: WebpackPluginInstance = { apply: () => undefined };

it("has swc shorten the scripts where terser did, and leaves the rest", () => {
  const terser = new TerserPlugin();
  const config: Configuration = { mode: "production", optimization: { mangleExports: true, minimizer: [terser, styles] } };

  const { mode, optimization } = shortenedBySwc(config);
  const [scripts, others] = optimization?.minimizer ?? [];

  expect(mode).toBe("production");
  expect(optimization?.mangleExports).toBe(true);
  expect(scripts).toBeInstanceOf(TerserPlugin);
  expect(scripts).not.toBe(terser);
  expect(scripts).toHaveProperty("options.minimizer.implementation", TerserPlugin.swcMinify);
  expect(others).toBe(styles);
});

it("shortens nothing where Gatsby does not (gatsby build --no-uglify)", () => {
  expect(shortenedBySwc({ optimization: { minimizer: [styles] } }).optimization?.minimizer).toEqual([styles]);
});
