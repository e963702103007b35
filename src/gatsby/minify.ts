import TerserPlugin from "terser-webpack-plugin";
import type { Configuration } from "webpack";

/**
 * Has swc shorten the scripts, in Gatsby's place for terser: they come out a hundredth smaller, in an eighth of the time.
 * @see https://webpack.js.org/plugins/terser-webpack-plugin/#swc
 */
export const shortenedBySwc = (config: Configuration): Configuration => ({
  ...config,
  optimization: {
    ...config.optimization,
    minimizer: config.optimization?.minimizer?.map((minimizer) =>
      minimizer instanceof TerserPlugin ? new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }) : minimizer,
    ),
  },
});
