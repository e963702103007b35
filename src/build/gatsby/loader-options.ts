/** Sets options of Gatsby's loaders that it gives no setting for. */
import type { Configuration } from "webpack";

const OPTIONS: Readonly<Record<string, unknown>> = {
  // css-loader: a short class name that does not depend on other classes. https://webpack.js.org/loaders/css-loader/#localidentname
  localIdentName: "[hash:base64:4]",
  // url-loader writes files under this size into what names them: the font twice into every page, in a form that its policy refuses.
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

/** Makes css-loader use the hash as the class name, and leaves fonts files of their own. */
export const withLoaderOptions = (config: Configuration): Configuration => ({
  ...config,
  ...(config.module && { module: changed(config.module) as typeof config.module }), // The same but for those options.
});
