import type { Configuration } from "webpack";

const isPlain = (part: unknown): part is object =>
  typeof part === "object" && part !== null && Object.getPrototypeOf(part) === Object.prototype;

/** Short, and the same whatever other classes there are: https://webpack.js.org/loaders/css-loader/#localidentname */
const NAME = "[hash:base64:4]";

const renamed = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(renamed);
  if (!isPlain(part)) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, key === "localIdentName" ? NAME : renamed(value)]));
};

/** Has css-loader name classes by a hash alone. Gatsby puts their file and their own name before it: a tenth of a compressed page. */
export const shortClassNames = (config: Configuration): Configuration => ({
  ...config,
  ...(config.module && { module: renamed(config.module) as typeof config.module }), // The same but for that name.
});
