/** Writes the values of tokens that never change where they are used: a twentieth of a compressed page is their names. */
import postcss, { type Declaration, type Root } from "postcss";

const USE = /var\((--[\w-]+)\)/g;

/** Tells whether a declaration holds everywhere: it stands in `:root`, under no condition. */
const isEverywhere = ({ parent }: Declaration): boolean =>
  parent?.type === "rule" &&
  "selector" in parent &&
  parent.selector === ":root" &&
  (parent.parent?.type === "root" || (parent.parent?.type === "atrule" && "name" in parent.parent && parent.parent.name === "layer"));

const tokensIn = (sheets: readonly Root[]): readonly Declaration[] => {
  const found: Declaration[] = [];
  for (const sheet of sheets) sheet.walkDecls(/^--/, (declaration) => void found.push(declaration));
  return found;
};

/**
 * Replaces each token that has one value on the whole site by that value, and takes its declaration out. Tokens that a condition, an
 * element or a second sheet sets otherwise stay, and so do those that are made of them.
 *
 * @param sheets all style sheets of the site: a token may be set in one and used in another
 */
export const withConstantTokens = (sheets: readonly string[]): readonly string[] => {
  const roots = sheets.map((css) => postcss.parse(css));
  const tokens = tokensIn(roots);
  const values = new Map(tokens.map(({ prop, value }) => [prop, value]));
  const changing = new Set(
    tokens
      .filter((token) => !isEverywhere(token) || tokens.some((other) => other !== token && other.prop === token.prop))
      .map(({ prop }) => prop),
  );
  const isConstant = (name: string): boolean =>
    values.has(name) &&
    !changing.has(name) &&
    Array.from((values.get(name) ?? "").matchAll(USE)).every(([, used = ""]) => isConstant(used));
  const resolved = (value: string): string =>
    value.replace(USE, (use, name: string) => (isConstant(name) ? resolved(values.get(name) ?? "") : use));
  for (const root of roots) {
    root.walkDecls((declaration) => {
      if (isConstant(declaration.prop)) declaration.remove();
      else declaration.value = resolved(declaration.value);
    });
  }
  return roots.map(String);
};
