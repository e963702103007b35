import { splitPrint } from "../../../src/gatsby/print-styles";

const RULE = "a{color:red}";

it.each([
  `@media print{${RULE}}`,
  `@media only print{${RULE}}`,
  `@media print and (scripting:enabled){${RULE}}`,
  `@media print and (width>40rem),print and (orientation:landscape){${RULE}}`,
  `@layer components{@media print{${RULE}}}`,
  "@page{margin:1cm}",
])("moves %s to the print styles", (css) => {
  expect(splitPrint(css)).toEqual({ screen: "", print: css });
});

it.each([
  RULE,
  `@media screen{${RULE}}`,
  `@media print,screen{${RULE}}`,
  `@media print and (scripting:enabled),screen{${RULE}}`,
  `@media not print{${RULE}}`,
  `@media (width>40rem){${RULE}}`,
  "@layer reset,components;",
])("leaves %s in the screen styles", (css) => {
  expect(splitPrint(css)).toEqual({ screen: css, print: "" });
});

it("splits a layer with rules for both", () => {
  expect(splitPrint(`@layer a{b{c:d}@media print and (scripting:enabled){${RULE}}}`)).toEqual({
    screen: "@layer a{b{c:d}}",
    print: `@layer a{@media print and (scripting:enabled){${RULE}}}`,
  });
});
