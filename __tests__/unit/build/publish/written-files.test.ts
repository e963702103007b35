import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesBelow } from "../../../../src/build/publish/files";
import { checkExplained, forgetWritten, isPublished, type Live } from "../../../../src/build/publish/written-files";

/** The folder of the sizes of one picture. */
const MASTER = "static/0123456789abcdef0123456789abcdef";

const live: Live = {
  loadedBy: new Map(
    ["static/page-dddddddddd.js", "static/island-quote-form-aaaaaaaaaa.js", "static/print-bbbbbbbbbb.css", `${MASTER}/8a1b2/a.avif`].map(
      (file) => [file, "about/index.html"],
    ),
  ),
  staticFiles: new Set(["humans.txt", "tool/index.html"]),
  pages: new Set(["about/index.html", "404.html"]),
};

const PUBLISHED = [...live.loadedBy.keys(), ...live.staticFiles, "sitemap-index.xml", "sitemap-0.xml"];

const LEFT = [
  ["webpack's runtime of Gatsby's app", "static/webpack-runtime-eeeeeeeeee.js"],
  ["Gatsby's app, which no page loads", "static/app-dddddddddd.js"],
  ["a numbered part of it", "static/27-cccccccccc.js"],
  ["its styles, which stand in pages", "static/styles.cccccccccc.css"],
  ["what Gatsby's app knows of the build", "page-data/app-data.json"],
  ["a query", "page-data/sq/d/4267191077.json"],
  ["data of a page of this build", "page-data/about/page-data.json"],
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

it.each(LEFT)("leaves %s, and says nothing of it", (_, file) => {
  expect(isPublished(file, live)).toBe(false);
  expect(() => checkExplained([...PUBLISHED, ...LEFT.map(([, other]) => other)], live)).not.toThrow();
});

it.each(UNKNOWN)("stops on %s", (file) => {
  expect(() => checkExplained([...PUBLISHED, file], live)).toThrow(file);
});

describe("before a build", () => {
  it("removes what every build writes anew, so that a file no build explains stops the next build too", async () => {
    const kept = ["page-data/about/page-data.json", "about/index.html", `${MASTER}/8a1b2/a.avif`, "webpack.stats.json"];
    const anew = [
      "sitemap-0.xml",
      "static/page-dddddddddd.js",
      "static/print-bbbbbbbbbb.css",
      "static/webpack-runtime-eeeeeeeeee.js",
      "static/framework-aaaaaaaaaa.js.LICENSE.txt",
    ];
    for (const file of [...kept, ...anew, ...UNKNOWN]) write(file);
    await forgetWritten(root);

    expect(filesBelow(root)).toEqual([...kept].sort());
  });

  it("is content without a folder", async () => {
    await forgetWritten(path.join(root, "none"));

    expect(existsSync(path.join(root, "none"))).toBe(false);
  });
});
