/** Which files publishing copies to dist/, who can read them, and how many pages it counts. */
import { chmodSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../../src/publish/page-files";
import { gatsbyBuildForEachTest, VISITED_PAGES } from "./gatsby-build";

// gatsby-build.ts says why.
jest.mock("../../../src/publish/pictures", () => ({
  ...jest.requireActual<object>("../../../src/publish/pictures"),
  publishSharePictures: () => Promise.resolve(),
}));

const { at, write, build, publish } = gatsbyBuildForEachTest();

it("publishes a site that every user can read, even if only one user can read its sources", async () => {
  build("text");
  for (const file of filesBelow(at("public"))) chmodSync(at("public", file), 0o600);
  const usualMask = process.umask(0o077);
  try {
    await publish();
  } finally {
    process.umask(usualMask);
  }
  const entries = readdirSync(at("dist"), { recursive: true, withFileTypes: true });
  const modes = entries.map((entry) => [entry.isDirectory(), statSync(path.join(entry.parentPath, entry.name)).mode & 0o777]);
  expect(modes.filter(([isFolder, mode]) => mode !== (isFolder ? 0o755 : 0o644))).toEqual([]);
  expect(statSync(at("dist")).mode & 0o777).toBe(0o755);
});

it("counts the pages that visitors can open, without the 404 pages of any language", async () => {
  build("text");
  await publish();
  expect(JSON.parse(readFileSync(at("dist/build.json"), "utf8"))).toMatchObject({ pages: VISITED_PAGES.length });
});

const FIRST = "a-0000000001.js";
const SECOND = "a-0000000002.js";
const THIRD = "a-0000000003.js";
const IMPORTED = "other-0000000002.js";
const GATSBY_APP = "app-7b20c6f55e.js";

/** Publishes a build with a page that loads a script. Returns the published scripts. */
const publishWith = async (name: string, code = "go()") => {
  build("text");
  write(`public/static/${name}`, code);
  write("public/about/index.html", `<script>load("/static/${name}")</script>`);
  await publish();
  rmSync(at("public/static", name));
  return readdirSync(at("dist/static"));
};

it("publishes the scripts of earlier builds, because their pages may still be open", async () => {
  expect(await publishWith(FIRST)).toEqual([FIRST]);
  expect(await publishWith(SECOND)).toEqual([FIRST, SECOND]);
  expect(await publishWith(THIRD)).toEqual([FIRST, SECOND, THIRD]);
});

it("publishes a script that an island imports", async () => {
  write(`public/static/${IMPORTED}`, "go()");
  expect(await publishWith(FIRST, `import("/static/${IMPORTED}")`)).toEqual([FIRST, IMPORTED]);
});

it("does not publish Gatsby's app, which no page loads", async () => {
  write(`public/static/${GATSBY_APP}`, "go()");
  expect(await publishWith(FIRST)).toEqual([FIRST]);
});
