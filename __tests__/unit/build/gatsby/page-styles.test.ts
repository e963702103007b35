import { drawnIn, pageStyles } from "../../../../src/build/gatsby/page-styles";

const styles = (site: string, body: string, byIsland = {}, print = "") => pageStyles({ site, print, byIsland })(drawnIn(body));

it.each([
  ["a class that is not there", ".a{top:0}.b{top:0}", ".a{top:0}"],
  ["a tag that is not there", "p{top:0}h2{top:0}", "p{top:0}"],
  ["one selector of several", ".a,.b{top:0}", ".a{top:0}"],
  ["what stands below a class that is not there", ".b p{top:0}p{top:0}", "p{top:0}"],
  ["a layer that has nothing left", "@layer x{@media (width>9px){.b{top:0}}}.a{top:0}", ".a{top:0}"],
  ["a token that nothing uses", ":root{--x:1;--y:2}.a{top:var(--x)}.b{top:var(--y)}", ":root{--x:1}.a{top:var(--x)}"],
  [
    "an animation that nothing uses",
    "@keyframes x{to{top:0}}@keyframes y{to{top:0}}.a{animation:x 1s}",
    "@keyframes x{to{top:0}}.a{animation:x 1s}",
  ],
])("leaves out %s", (_, site, expected) => {
  expect(styles(site, '<p class="a">A</p>')).toBe(expected);
});

it.each([
  ["state in an attribute", ".a[data-later]{top:0}.a[aria-current=page]{top:0}"],
  ["state of the browser", ".a:hover{top:0}:focus-visible{top:0}::selection{top:0}.a:has(:checked){top:0}"],
  ["a part that a link points at", "#later{top:0}"],
  ["what stands around the body", "html{top:0}head,link[rel=canonical]{top:0}"],
  ["the order of layers", "@layer x,y;"],
])("keeps %s", (_, site) => {
  expect(styles(site, '<p class="a">A</p>')).toBe(site);
});

it("keeps all that an island of the page can draw, and nothing of another page's", () => {
  const site = ".a{top:0}.later p{top:0}.other{top:0}";
  const byIsland = { form: ".later p{top:0}", list: ".other{top:0}" };
  expect(styles(site, '<script data-island="form">{}</script><i class="a"></i>', byIsland)).toBe(".a{top:0}.later p{top:0}");
});

it("keeps the shared classes of base.css only on pages with an island", () => {
  const site = ".lone-link{top:0}";
  expect(styles(site, '<script data-island="form">{}</script>')).toBe(site);
  expect(styles(site, "<p>A</p>")).toBe("");
});

it("keeps the tokens that the sheet for print uses", () => {
  expect(styles(":root{--x:1}", "", {}, ".a{top:var(--x)}")).toBe(":root{--x:1}");
});
