import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { withConstantTokens } from "../../../src/gatsby/constant-tokens";
import { withJoinedLayers } from "../../../src/gatsby/joined-layers";
import { splitPrint } from "../../../src/gatsby/print-styles";
import { printFileOf } from "../../../src/publish/hashed-files";

describe("rules for print", () => {
  it.each([
    ["a{color:red}", "a{color:red}", ""],
    ["@layer a,b;a{color:red}@media print{a{color:#000}}", "@layer a,b;a{color:red}", "@media print{a{color:#000}}"],
    ["@layer a{a{color:red}@media print{a{color:#000}}}", "@layer a{a{color:red}}", "@layer a{@media print{a{color:#000}}}"],
    ["@layer a{@media print{a{color:#000}}}b{top:0}", "b{top:0}", "@layer a{@media print{a{color:#000}}}"],
    ["@page{margin:0}", "", "@page{margin:0}"],
    ["@media (width>9px){a{top:0}}@keyframes k{to{top:0}}", "@media (width>9px){a{top:0}}@keyframes k{to{top:0}}", ""],
    ["@supports (top:0){@media print{a{top:0}}}", "", "@supports (top:0){@media print{a{top:0}}}"],
    ["@media screen{a{top:0}}", "@media screen{a{top:0}}", ""],
  ])("are taken out of %s", (css, screen, print) => {
    expect(splitPrint(css)).toEqual({ screen, print });
  });

  it("have one file, which must be there", () => {
    const file = `static/print-${"0a".repeat(5)}.css`;
    expect(printFileOf(["static/app.1.css", file])).toBe(file);
    expect(() => printFileOf(["static/app.1.css"])).toThrow("found static/app.1.css");
  });
});

it.each([
  [
    "that follow on each other are joined",
    "@layer a{b{top:0}}@layer a{c{top:0}d{top:0}}@layer a{e{top:0}}",
    "@layer a{b{top:0}c{top:0}d{top:0}e{top:0}}",
  ],
  ["of other names stay", "@layer a{b{top:0}}@layer c{b{top:0}}@layer a{d{top:0}}", undefined],
  ["stay on either side of a rule without one", "@layer a{b{top:0}}c{top:0}@layer a{d{top:0}}", undefined],
  ["that only say their order stay", "@layer a,b;@layer a{b{top:0}}", undefined],
])("layers %s", (_, css, joined = css) => {
  expect(withJoinedLayers(css)).toBe(joined);
});

describe("tokens", () => {
  it("are used in style sheets alone: elsewhere a name would be left over whose value has been written out", () => {
    const code = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
    const tokens = new Set(readFileSync("src/styles/tokens.css", "utf8").match(/--[\w-]+(?=:)/g));
    const uses = code.flatMap((file) =>
      Array.from(readFileSync(path.join("src", file), "utf8").matchAll(/var\((--[\w-]+)/g), ([, name = ""]) => ({ file, name })),
    );
    expect(tokens.size).toBeGreaterThan(0);
    expect(uses.filter(({ name }) => tokens.has(name))).toEqual([]);
  });

  it.each([
    ["with one value are written out, across sheets", [":root{--a:1px;top:0}", "b{top:var(--a)}"], [":root{top:0}", "b{top:1px}"]],
    [
      "made of others too",
      ["@layer t{:root{--a:1px;--b:calc(var(--a) + 2px)}}", "b{top:var(--b)}"],
      ["@layer t{:root{}}", "b{top:calc(1px + 2px)}"],
    ],
    ["that a condition sets stay", [":root{--a:1px}@media print{:root{--a:2px}}b{top:var(--a)}"], undefined],
    ["that stand under a condition stay", ["@media print{:root{--a:2px}}b{top:var(--a)}"], undefined],
    ["that an element sets stay", [":root{--a:1px}b{--a:2px;top:var(--a)}"], undefined],
    ["that another sheet sets stay", [":root{--a:1px}", "b{--a:2px}", "b{top:var(--a)}"], undefined],
    ["made of one that stays stay too", [":root{--a:1px;--b:var(--a)}b{--a:2px}c{top:var(--b)}"], undefined],
    ["that nobody sets stay, and so does what is used if they are missing", ["b{top:var(--a);left:var(--c,1px)}"], undefined],
  ])("%s", (_, sheets, expected) => {
    expect(withConstantTokens(sheets)).toEqual(expected ?? sheets);
  });
});
