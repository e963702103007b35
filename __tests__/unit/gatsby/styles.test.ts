import path from "node:path";
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
  const sources = {
    "ui/card.module.css": ".card { color: red } .card > .title { margin: 0.5rem }",
    "views/card.module.css": ".title { color: blue }",
  };
  const modulesOf = (config: Configuration) => {
    const rules = config.module?.rules as [unknown, { oneOf: [{ use: [unknown, { options: { modules: Modules } }, unknown] }, unknown] }];
    return rules[1].oneOf[0].use[1].options.modules;
  };
  interface Modules {
    readonly getLocalIdent: (context: { resourcePath: string }, pattern: string, local: string) => string;
  }
  const given: Configuration = { mode: "production", module: { rules: [{ test: /\.js$/ }, gatsbyRule] } };

  it("changes how classes are named, and nothing else", () => {
    const config = shortClassNames(given, sources);

    const modules = {
      namedExport: true,
      localIdentName: "[name]--[local]--[hash:hex:5]",
      getLocalIdent: expect.any(Function) as unknown,
    };
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
                  { loader: "css-loader", options: { modules, importLoaders: 1 } },
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

  it("gives each class of each file a name of its own, always the same", () => {
    const name = (file: string, local: string) =>
      modulesOf(shortClassNames(given, sources)).getLocalIdent({ resourcePath: path.resolve("src", file) }, "", local);
    const names = [name("ui/card.module.css", "card"), name("ui/card.module.css", "title"), name("views/card.module.css", "title")];

    expect(new Set(names).size).toBe(3);
    expect(names).toEqual([expect.stringMatching(/^[a-z][a-z0-9]$/), expect.any(String), expect.any(String)]);
    expect(name("ui/card.module.css", "card")).toBe(names[0]);
  });

  it("names thousands of classes, no two alike and none a word", () => {
    const locals = Array.from({ length: 2000 }, (_, index) => `c${index}`);
    const { getLocalIdent } = modulesOf(shortClassNames(given, { "a.module.css": locals.map((local) => `.${local}{}`).join("") }));
    const names = locals.map((local) => getLocalIdent({ resourcePath: path.resolve("src/a.module.css") }, "", local));

    expect(new Set(names).size).toBe(2000);
    expect(names.filter((short) => !/^[b-df-hj-np-tv-z][b-df-hj-np-tv-z0-9]+$/.test(short))).toEqual([]);
  });

  it("refuses a class that it did not find in the file", () => {
    const { getLocalIdent } = modulesOf(shortClassNames(given, sources));

    expect(() => getLocalIdent({ resourcePath: path.resolve("src/ui/card.module.css") }, "", "gone")).toThrow("has a class gone");
  });

  it("has webpack forget what it made under other names", () => {
    const cached: Configuration = { ...given, cache: { type: "filesystem", name: "build-html" } };
    const cache = (files: typeof sources | Record<string, string>) => shortClassNames(cached, files).cache;

    expect(cache(sources)).toMatchObject({
      type: "filesystem",
      name: "build-html",
      version: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
    });
    expect(cache(sources)).toEqual(cache({ ...sources }));
    expect(cache({ "a.module.css": ".new {}", ...sources })).not.toEqual(cache(sources));
  });

  it.each([
    ["no rules at all", {}],
    [
      "the option under another name",
      { module: { rules: [{ use: [{ loader: "css-loader", options: { modules: { naming: "[local]" } } }] }] } },
    ],
  ])("says so when webpack has %s", (_, config) => {
    expect(() => shortClassNames(config, {})).toThrow("expected a loader of webpack with the option modules.localIdentName, found none");
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
