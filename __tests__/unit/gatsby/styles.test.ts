import type { Configuration } from "webpack";
import { shortClassNames, splitStyles } from "../../../src/gatsby/styles";

/** The rule for CSS modules as Gatsby 5 writes it, other options left out. */
const gatsbyRule = {
  oneOf: [
    {
      test: /\.module\.css$/,
      use: [
        { loader: "mini-css-extract-plugin/loader", options: { modules: { namedExport: true } } },
        {
          loader: "css-loader",
          options: { modules: { namedExport: true, localIdentName: "[name]--[local]--[hash:hex:5]" }, importLoaders: 1 },
        },
        { loader: "postcss-loader", options: { sourceMap: false } },
      ],
    },
    { test: /\.css$/, use: [{ loader: "css-loader", options: { modules: false } }] },
  ],
};

describe("shortClassNames", () => {
  it("names a class after its file and itself, and changes nothing else", () => {
    const config = shortClassNames({ mode: "production", module: { rules: [{ test: /\.js$/ }, gatsbyRule] } }, ["ui/header.module.css"]);

    const getLocalIdent: unknown = expect.any(Function);
    expect(config).toEqual({
      mode: "production",
      module: {
        rules: [
          { test: /\.js$/ },
          {
            oneOf: [
              {
                ...gatsbyRule.oneOf[0],
                use: [
                  gatsbyRule.oneOf[0]?.use[0],
                  {
                    loader: "css-loader",
                    options: {
                      modules: { namedExport: true, localIdentName: "[name]--[local]--[hash:hex:5]", getLocalIdent },
                      importLoaders: 1,
                    },
                  },
                  gatsbyRule.oneOf[0]?.use[2],
                ],
              },
              gatsbyRule.oneOf[1],
            ],
          },
        ],
      },
    });
  });

  it("refuses two files of one name, whose classes would be one", () => {
    expect(() => shortClassNames({}, ["ui/card.module.css", "views/card.module.css", "ui/badge.module.css"])).toThrow(/card\.module\.css$/);
  });

  it.each([
    ["no rules at all", {}],
    [
      "the option under another name",
      { module: { rules: [{ use: [{ loader: "css-loader", options: { modules: { naming: "[local]" } } }] }] } },
    ],
  ])("says so when webpack has %s", (_, config) => {
    expect(() => shortClassNames(config, [])).toThrow("expected a loader of webpack with the option modules.localIdentName, found none");
  });

  it("takes the project's own files", () => {
    expect(() => shortClassNames({ module: { rules: [gatsbyRule] } })).not.toThrow();
  });
});

describe("splitStyles", () => {
  const config: Configuration = {
    optimization: {
      minimize: true,
      splitChunks: { minSize: 1, cacheGroups: { styles: { name: "styles" }, commons: { name: "commons" } } },
    },
  };

  it("takes out the group of all styles and keeps the others", () => {
    expect(splitStyles(config)).toEqual({
      optimization: { minimize: true, splitChunks: { minSize: 1, cacheGroups: { commons: { name: "commons" } } } },
    });
  });

  it.each([{}, { optimization: { splitChunks: false } }, { optimization: { splitChunks: { cacheGroups: {} } } }] as const)(
    "says so when Gatsby gathers no styles: %j",
    (other) => {
      expect(() => splitStyles(other)).toThrow("Gatsby no longer gathers all styles");
    },
  );
});
