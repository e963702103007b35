import type { Configuration, RuleSetRule } from "webpack";

/** A loader of webpack with options, as Gatsby writes it. */
interface Loader {
  readonly options: object;
}

const isLoader = (value: unknown): value is Loader =>
  typeof value === "object" && value !== null && "options" in value && typeof value.options === "object" && value.options !== null;

const isForFonts = ({ test }: RuleSetRule): boolean => test instanceof RegExp && test.test("font.woff2");

/**
 * Leaves the font a file of its own. Gatsby writes files under 10,000 bytes into what names them: here twice into every page, before
 * the page's own words, and in a form that the page's policy refuses.
 * @see https://v4.webpack.js.org/loaders/url-loader/#limit
 *
 * @throws when Gatsby has no one rule for fonts
 */
export const fontFiles = (config: Configuration): Configuration => {
  const rules = config.module?.rules ?? [];
  const isRule = (rule: (typeof rules)[number]): rule is RuleSetRule => typeof rule === "object" && rule !== null;
  const loaders = rules
    .filter(isRule)
    .filter(isForFonts)
    .flatMap(({ use }): readonly unknown[] => (Array.isArray(use) ? use : []));
  if (loaders.length !== 1 || !isLoader(loaders[0]))
    throw new Error(`Gatsby loads fonts otherwise: expected a rule for .woff2 with one loader and its options, found ${loaders.length}`);
  const use = [{ ...loaders[0], options: { ...loaders[0].options, limit: false } }] as RuleSetRule["use"];
  return {
    ...config,
    module: { ...config.module, rules: rules.map((rule) => (isRule(rule) && isForFonts(rule) ? { ...rule, use } : rule)) },
  };
};
