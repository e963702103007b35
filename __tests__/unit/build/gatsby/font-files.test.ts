import { fontFiles } from "../../../../src/build/gatsby/font-files";

const FONTS = /\.(eot|otf|ttf|woff(2)?)(\?.*)?$/;
const others = { test: /\.svg$/, use: [{ loader: "url-loader", options: { limit: 10000 } }] };

it("has fonts written as files, and changes nothing else", () => {
  const rule = { test: FONTS, use: [{ loader: "url-loader", options: { limit: 10000, name: "static/[name]" } }] };

  expect(fontFiles({ mode: "production", module: { rules: [others, rule] } })).toEqual({
    mode: "production",
    module: { rules: [others, { test: FONTS, use: [{ loader: "url-loader", options: { limit: false, name: "static/[name]" } }] }] },
  });
});

it.each([
  ["no rule for fonts", [others]],
  ["a rule without options", [{ test: FONTS, use: ["url-loader"] }]],
  ["no rules", []],
])("says so when Gatsby has %s", (_, rules) => {
  expect(() => fontFiles({ module: { rules } })).toThrow("Gatsby loads fonts otherwise");
});
