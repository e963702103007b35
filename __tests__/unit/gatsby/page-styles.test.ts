import { renderedIn, pageStyles } from "../../../src/gatsby/page-styles";

const styles = (site: string, body: string, byIsland = {}, print = "") => pageStyles({ site, print, byIsland })(renderedIn(body));

it.each([
  ["a class that is not on the page", ".a{top:0}.b{top:0}", ".a{top:0}"],
  ["a tag that is not on the page", "p{top:0}h2{top:0}", "p{top:0}"],
  ["the unused selectors in a list", ".a,.b{top:0}", ".a{top:0}"],
  ["a descendant of a class that is not on the page", ".b p{top:0}p{top:0}", "p{top:0}"],
  ["a layer that becomes empty", "@layer x{@media (width>9px){.b{top:0}}}.a{top:0}", ".a{top:0}"],
  ["a condition that becomes empty", "@layer x{@supports (top:0){.b{top:0}}.a{top:0}}", "@layer x{.a{top:0}}"],
  ["a rule that becomes empty", ":root{--y:2}.a{top:0}", ".a{top:0}"],
  [
    "an unused token that several rules set",
    ":root{--x:1;--y:2}.a{--x:3;top:var(--x)}.b{--y:4;top:var(--y)}",
    ":root{--x:1}.a{--x:3;top:var(--x)}",
  ],
  ["an unused animation", "@keyframes x{to{top:0}}@keyframes y{to{top:0}}.a{animation:x 1s}", "@keyframes x{to{top:0}}.a{animation:x 1s}"],
])("removes %s", (_, site, expected) => {
  expect(styles(site, '<p class="a">A</p>')).toBe(expected);
});

it.each([
  ["attributes that scripts may set", ".a[data-later]{top:0}.a[aria-current=page]{top:0}"],
  ["a pseudo-class", ".a:hover{top:0}:focus-visible{top:0}::selection{top:0}.a:has(:checked){top:0}"],
  ["an id that a link may target", "#later{top:0}"],
  ["rules for html and the head", "html{top:0}head,link[rel=canonical]{top:0}"],
  ["the order of layers", "@layer x,y;"],
])("keeps %s", (_, site) => {
  expect(styles(site, '<p class="a">A</p>')).toBe(site);
});

it.each([
  ["neighbors in one layer", "@layer x{.a{top:0}}@layer x{p{top:1px}}", "@layer x{.a{top:0}p{top:1px}}"],
  ["neighbors once the rules between them are gone", "@layer x{.a{top:0}}.b{top:0}@layer x{p{top:1px}}", "@layer x{.a{top:0}p{top:1px}}"],
  [
    "media queries of merged layers",
    "@layer x{@media print{.a{top:0}}}@layer x{@media print{p{top:0}}}",
    "@layer x{@media print{.a{top:0}p{top:0}}}",
  ],
])("merges %s", (_, site, expected) => {
  expect(styles(site, '<p class="a">A</p>')).toBe(expected);
});

it.each([
  ["different layers", "@layer x{.a{top:0}}@layer y{p{top:0}}"],
  ["layers around a rule", "@layer x{.a{top:0}}p{top:0}@layer x{.a{left:0}}"],
  ["the list of layers and a layer", "@layer x;@layer x{.a{top:0}}"],
  ["keyframes of one name", "@keyframes x{to{top:0}}@keyframes x{to{left:0}}.a{animation:x 1s}"],
])("does not merge %s", (_, site) => {
  expect(styles(site, '<p class="a">A</p>')).toBe(site);
});

const BY_ISLAND = { form: ".later p{top:0}", list: ".other{top:0}" };

it("keeps the styles of the page's islands", () => {
  const page = '<script data-island="form">{}</script><i class="a"></i>';
  expect(styles(".a{top:0}.later p{top:0}", page, BY_ISLAND)).toBe(".a{top:0}.later p{top:0}");
});

it("removes the styles of other islands", () => {
  const page = '<script data-island="form">{}</script><i class="a"></i>';
  expect(styles(".a{top:0}.other{top:0}", page, BY_ISLAND)).toBe(".a{top:0}");
});

it("keeps an island's class with a special character", () => {
  const site = ".a:not(:has(:checked)) .\\+b4{top:0}";
  expect(styles(site, '<script data-island="form">{}</script>', { form: site })).toBe(site);
});

it.each([
  ["rules for elements that an island may render later", "fieldset,legend{top:0}"],
  ["the shared classes of base.css", ".lone-link{top:0}"],
])("keeps %s only on pages with an island", (_, site) => {
  expect(styles(site, '<script data-island="form">{}</script>')).toBe(site);
  expect(styles(site, "<p>A</p>")).toBe("");
});

it("keeps the tokens that the print style sheet uses", () => {
  expect(styles(":root{--x:1}", "", {}, ".a{top:var(--x)}")).toBe(":root{--x:1}");
});
