import { inlineVariables } from "../../../src/gatsby/inline-variables";

it.each([
  ["is declared once", ":root{--x:1}p{top:var(--x)}", ":root{--x:1}p{top:1}"],
  ["is declared once in a layer", "@layer x{:root{--x:1}}p{top:var(--x)}", "@layer x{:root{--x:1}}p{top:1}"],
  ["is declared once in nested layers", "@layer x{@layer y{:root{--x:1}}}p{top:var(--x)}", "@layer x{@layer y{:root{--x:1}}}p{top:1}"],
  ["is used before its declaration", "p{top:calc(var(--x)*2)}:root{--x:1px}", "p{top:calc(1px*2)}:root{--x:1px}"],
  ["is used twice in a value", ":root{--x:1px}p{margin:var(--x) var(--x)}", ":root{--x:1px}p{margin:1px 1px}"],
  ["is used in a media query", ":root{--x:1}@media print{p{top:var(--x)}}", ":root{--x:1}@media print{p{top:1}}"],
  ["depends on variables that never change", ":root{--x:var(--y);--y:var(--z);--z:1}p{top:var(--x)}", ":root{--x:1;--y:1;--z:1}p{top:1}"],
])("replaces a variable that %s", (_, css, expected) => {
  expect(inlineVariables(css)).toBe(expected);
});

it.each([
  ["a class overrides", ":root{--x:1}.a{--x:2}p{top:var(--x)}"],
  ["a media query overrides", ":root{--x:1}@media (width>9px){:root{--x:2}}p{top:var(--x)}"],
  ["print styles override", "@layer x{:root{--x:1}}p{top:var(--x)}@media print{@layer x{:root{--x:2}}}"],
  ["only a media query declares", "@media (width>9px){:root{--x:1}}p{top:var(--x)}"],
  ["only a layer in print styles declares", "@media print{@layer x{:root{--x:1}}}p{top:var(--x)}"],
  ["only a layer under a condition declares", "@supports (gap:1px){@layer x{@layer y{:root{--x:1}}}}p{top:var(--x)}"],
  ["only a media query in a layer declares", "@layer x{@media (width>9px){:root{--x:1}}}p{top:var(--x)}"],
  ["only a nested root declares", ".a{@layer x{:root{--x:1}}}p{top:var(--x)}"],
  ["only a class declares", ".a{--x:1}p{top:var(--x)}"],
  ["only some pages' root declares", ":root[data-y]{--x:1}p{top:var(--x)}"],
  ["is not declared, because a script sets it", "p{top:var(--x)}"],
  ["depends on a variable that changes", ":root{--x:var(--y);--y:1}.a{--y:2}p{top:var(--x)}"],
  ["depends on itself", ":root{--x:var(--x)}p{top:var(--x)}"],
  ["has a fallback", ":root{--x:1}p{top:var(--x,2)}"],
])("keeps a variable that %s", (_, css) => {
  expect(inlineVariables(css)).toBe(css);
});
