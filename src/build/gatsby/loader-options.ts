/** Sets options of Gatsby's webpack loaders for which Gatsby has no setting. */
import type { Configuration } from "webpack";

const OPTIONS: Readonly<Record<string, unknown>> = {
  // css-loader: a short class name that does not depend on other classes. https://webpack.js.org/loaders/css-loader/#localidentname
  localIdentName: "[hash:base64:4]",
  // url-loader inlines smaller files: the font would be in every page twice, as a data URL that the policy refuses.
  // https://v4.webpack.js.org/loaders/url-loader/#limit
  limit: false,
};

const isPlain = (part: unknown): part is object =>
  typeof part === "object" && part !== null && Object.getPrototypeOf(part) === Object.prototype;

const changed = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(changed);
  if (!isPlain(part)) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, key in OPTIONS ? OPTIONS[key] : changed(value)]));
};

/** Sets css-loader's class names to hashes, and keeps fonts in separate files. */
export const withLoaderOptions = (config: Configuration): Configuration => ({
  ...config,
  ...(config.module && { module: changed(config.module) as typeof config.module }), // the same except for those options
});
