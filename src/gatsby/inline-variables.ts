/** Replaces CSS variables that never change with their values. A compressed page with the variables is 3% larger. */
import { AtRule, parse, Rule, type ChildNode, type Declaration } from "postcss";

const REFERENCE = /var\((--[\w-]+)\)/g;

/** Checks whether a rule is in no other rule, and in no at-rule other than layers. */
const isAlwaysApplied = ({ parent }: ChildNode): boolean =>
  parent?.type === "root" || (parent instanceof AtRule && parent.name === "layer" && isAlwaysApplied(parent));

/** Checks whether a declaration applies to the whole page in all conditions: in `:root`, and in no at-rule other than layers. */
const isUnconditional = ({ parent }: Declaration): boolean =>
  parent instanceof Rule && parent.selector === ":root" && isAlwaysApplied(parent);

/**
 * Replaces each variable that is declared once, unconditionally, and whose value refers only to such variables. Keeps all declarations,
 * because PurgeCSS removes the unused ones.
 */
export const inlineVariables = (css: string): string => {
  const sheet = parse(css);
  const declarations: Declaration[] = [];
  sheet.walkDecls(/^--/, (declaration) => void declarations.push(declaration));
  const values = new Map<string, string>();
  const inlined = (text: string): string => text.replace(REFERENCE, (reference, name: string) => values.get(name) ?? reference);

  const candidates = declarations.filter(
    (declaration) =>
      isUnconditional(declaration) && declarations.every((other) => other === declaration || other.prop !== declaration.prop),
  );
  let resolved: number;
  // Each pass resolves the variables that depend only on those of earlier passes.
  do {
    resolved = values.size;
    for (const { prop, value } of candidates) if (!inlined(value).includes("var(")) values.set(prop, inlined(value));
  } while (values.size > resolved);
  sheet.walkDecls((declaration) => {
    declaration.value = inlined(declaration.value);
  });
  return sheet.toString();
};
