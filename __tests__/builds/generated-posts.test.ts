/** Builds a site with generated posts, because only a build shows whether Gatsby's plugins can show every post that the check accepts. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import * as fc from "fast-check";
import { copyProject } from "../../scripts/lib/project-copy";
import { checkContent } from "../../src/content/load/check-content";
import { build, BUILD_TIMEOUT } from "../browser/builds/build-project";
import { oddPost } from "../fixtures/odd-content";

jest.setTimeout(BUILD_TIMEOUT);

/** Number of generated posts, before the check refuses some. */
const POSTS = 300;

let project: string;
/** Names of the accepted posts' files, without the extension. */
let accepted: readonly string[];

/** Writes generated posts, and removes those that the check refuses. */
const addPosts = (folder: string): readonly string[] => {
  // Content without posts has no folder for them.
  mkdirSync(path.join(folder, "posts"), { recursive: true });
  // A fixed seed, so that each run generates the same posts.
  const sources = fc.sample(oddPost, { seed: 61, numRuns: POSTS });
  const names = sources.map((_, index) => `odd-${index}`);
  names.forEach((name, index) => writeFileSync(path.join(folder, "posts", `${name}.md`), sources[index] ?? ""));
  const refused = new Set(checkContent(folder).problems.map(({ file }) => path.basename(file, ".md")));
  for (const name of names.filter((each) => refused.has(each))) rmSync(path.join(folder, "posts", `${name}.md`));
  return names.filter((name) => !refused.has(name));
};

beforeAll(async () => {
  project = copyProject(path.resolve("."), "symlinked");
  accepted = addPosts(path.join(project, "content"));
  await build(project);
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

const pageOf = (name: string): string => path.join(project, "dist", "blog", `${name}.html`);

it("the check accepts more than a sixth of the generated posts, so that the tests below check many pages", () => {
  expect(accepted.length).toBeGreaterThan(POSTS / 6);
});

it("every post that the check accepts has a page", () => {
  expect(accepted.filter((name) => !existsSync(pageOf(name)))).toEqual([]);
});

it("every id occurs once on the pages of accepted posts", () => {
  const repeated = accepted.filter((name) => {
    const $ = load(readFileSync(pageOf(name)));
    const ids = $("[id]")
      .map((_, { attribs }) => attribs.id)
      .get();
    return new Set(ids).size < ids.length;
  });
  expect(repeated).toEqual([]);
});
