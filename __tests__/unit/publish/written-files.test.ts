import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesBelow } from "../../../src/publish/files";
import { pluginsOf } from "../../../src/publish/likely-writer";
import { checkExplained, forgetWritten, isPublished, type Live } from "../../../src/publish/written-files";

/** The folder of the sizes of one picture. */
const MASTER = "static/0123456789abcdef0123456789abcdef";

const live: Live = {
  bundles: new Set(["static/app-dddddddddd.js", "static/27-aaaaaaaaaa.js", "static/styles.bbbbbbbbbb.css"]),
  loadedBy: new Map(
    ["page-data/about/page-data.json", "page-data/sq/d/4267191077.json", `${MASTER}/8a1b2/a.avif`].map((file) => [
      file,
      "about/index.html",
    ]),
  ),
  staticFiles: new Set(["humans.txt", "tool/index.html"]),
  pages: new Set(["about/index.html", "404.html"]),
};

const PUBLISHED = [...live.bundles, ...live.loadedBy.keys(), ...live.staticFiles, "sitemap-index.xml", "sitemap-0.xml"];

const LEFT = [
  ["webpack's runtime: the start script holds it", "static/webpack-runtime-eeeeeeeeee.js"],
  ["a query of an earlier build", "page-data/sq/d/1.json"],
  ["data of a page that is gone", "page-data/gone/page-data.json"],
  ["a page that is gone", "gone/index.html"],
  ["a page of this build: it is finished, not copied", "about/index.html"],
  ["a size of a picture no page shows", `${MASTER}/8a1b2/b.avif`],
  ["a picture that was copied as it is, and that no page shows", `${MASTER}/b.png`],
  ["webpack's own records", "webpack.stats.json"],
  ["the piece of HTML that Gatsby stitches in", "_gatsby/slices/_gatsby-scripts-1.html"],
  ["a license text beside a script", "static/framework-aaaaaaaaaa.js.LICENSE.txt"],
] as const;

const UNKNOWN = [
  "static/tracker.js",
  "static/27-cccccccccc.js",
  "static/styles.cccccccccc.css",
  "static/archivo-cccccccccccccccccccccccccccccccc.woff2",
  "static/tracker/code.js",
  `${MASTER}/brochure.pdf`,
  `${MASTER}/8a1b2/code.js`,
  "page-data/tracker.js",
  "page-data/about/tracker.json",
  "page-data/sq/d/names.json",
  "_gatsby/tracker.js",
  "old.txt",
  "feed.xml",
  "app-dddddddddd.js",
  "other/index.html",
  "sitemap-index.xml.bak",
];

const plugin = (name: string, folder: string, nodeAPIs: readonly string[] = ["onPostBuild"]) => ({ name, resolve: folder, nodeAPIs });

let root: string;
const write = (file: string, text = ""): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "written-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it.each(PUBLISHED)("publishes %s", (file) => {
  expect(isPublished(file, live)).toBe(true);
});

it.each(LEFT)("leaves %s, and says nothing of it", async (_, file) => {
  expect(isPublished(file, live)).toBe(false);
  await checkExplained([...PUBLISHED, ...LEFT.map(([, other]) => other)], live, []);
});

it.each(UNKNOWN)("stops on %s", async (file) => {
  await expect(checkExplained([...PUBLISHED, file], live, [])).rejects.toThrow(`${file}: probably written by`);
});

it("names the plugin whose code names the file, and its folder", async () => {
  write("other/gatsby-node.js", "write('public/other.txt')");
  write("tracker/gatsby-node.js", "write(`public/tracking.js`)");
  const plugins = [plugin("other", path.join(root, "other")), plugin("gatsby-plugin-tracker", path.join(root, "tracker"))];

  await expect(checkExplained(["tracking.js"], live, plugins)).rejects.toThrow(
    `tracking.js: probably written by gatsby-plugin-tracker (${path.relative(process.cwd(), path.join(root, "tracker"))})`,
  );
});

it("finds the writer of a numbered file by the rest of its name", async () => {
  const folder = path.resolve("node_modules/gatsby-plugin-sitemap");
  await expect(
    checkExplained(["sitemap-old-0.txt", "sitemap/sitemap-0.txt"], live, [plugin("gatsby-plugin-sitemap", folder)]),
  ).rejects.toThrow("sitemap/sitemap-0.txt: probably written by gatsby-plugin-sitemap (node_modules/gatsby-plugin-sitemap)");
});

it("names all that could have written a file which no code names", async () => {
  write("one/index.js", "");
  const plugins = [plugin("writes", path.join(root, "one")), plugin("only-sources", path.join(root, "one"), ["sourceNodes"])];

  await expect(checkExplained(["x.bin"], live, plugins)).rejects.toThrow(
    /x\.bin: probably written by one of writes \(.*\), gatsby-node\.ts of this project$/,
  );
});

it("reads the plugins from Gatsby's state, and stops when that has another form", () => {
  const state = { flattenedPlugins: [{ ...plugin("a", "/a"), version: "1" }, plugin("default-site-plugin", "/")] };
  expect(pluginsOf(state)).toEqual([plugin("a", "/a")]);
  expect(() => pluginsOf({ plugins: [] })).toThrow("flattenedPlugins");
});

describe("before a build", () => {
  it("removes what every build writes anew, so that a file no build explains stops the next build too", async () => {
    const kept = ["page-data/about/page-data.json", "about/index.html", `${MASTER}/8a1b2/a.avif`, "webpack.stats.json"];
    const anew = ["sitemap-0.xml", ...live.bundles, "static/webpack-runtime-eeeeeeeeee.js"];
    for (const file of [...kept, ...anew, ...UNKNOWN]) write(file);
    await forgetWritten(root);

    expect(filesBelow(root)).toEqual([...kept].sort());
  });

  it("is content without a folder", async () => {
    await forgetWritten(path.join(root, "none"));

    expect(existsSync(path.join(root, "none"))).toBe(false);
  });
});
