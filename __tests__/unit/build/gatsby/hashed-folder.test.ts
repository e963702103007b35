import type { Configuration } from "webpack";
import { inHashedFolder } from "../../../../src/build/gatsby/webpack";

class MiniCssExtractPlugin {
  constructor(readonly options: object = {}) {}
  readonly apply = (): void => undefined;
}
class Other {
  constructor(readonly options: object = {}) {}
  readonly apply = (): void => undefined;
}

const plugins = { extractText: (options: object) => new MiniCssExtractPlugin(options) };
const other = new Other();

it("puts scripts and style sheets where one rule covers them, and changes nothing else", () => {
  const config: Configuration = {
    mode: "production",
    output: { path: "public", filename: "[name].js" },
    plugins: [other, new MiniCssExtractPlugin()],
  };

  expect(inHashedFolder(config, plugins)).toEqual({
    mode: "production",
    output: { path: "public", filename: "static/[name]-[contenthash:10].js", chunkFilename: "static/[name]-[contenthash:10].js" },
    plugins: [
      other,
      expect.objectContaining({
        options: { filename: "static/[name].[contenthash:10].css", chunkFilename: "static/[name].[contenthash:10].css" },
      }),
    ],
  });
});

it.each<[string, Configuration["plugins"], string]>([
  ["without its plugin for style sheets", [other], "found Other"],
  ["without plugins", undefined, "found nothing"],
  ["with two of them", [new MiniCssExtractPlugin(), new MiniCssExtractPlugin()], "found MiniCssExtractPlugin, MiniCssExtractPlugin"],
])("stops the build with a Gatsby %s", (_, given, found) => {
  const config: Configuration = given ? { plugins: given } : {};
  expect(() => inHashedFolder(config, plugins)).toThrow(`expected one MiniCssExtractPlugin, ${found}`);
});
