/** Builds a project that was copied to another folder together with its cache, with pictures as cameras and photo programs write them. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { load } from "cheerio";
import { copyProject } from "../../scripts/lib/project-copy";
import { required } from "../../src/content/shared/required";
import { build, BUILD_TIMEOUT } from "../browser/builds/build-project";
import { shownPictures, UPRIGHT } from "../fixtures/odd-pictures";

jest.setTimeout(BUILD_TIMEOUT);

const POST = "posts/pictures-of-all-kinds.md";
const project = copyProject(path.resolve("."), "symlinked");
let pictures: readonly string[];
/** The log of the build. */
let output: string;

beforeAll(async () => {
  for (const folder of [".cache", "public"]) cpSync(folder, path.join(project, folder), { recursive: true });
  // Content without posts or pictures has no folder for them.
  for (const folder of ["posts", "images"]) mkdirSync(path.join(project, "content", folder), { recursive: true });
  const shown = await shownPictures();
  pictures = [...shown.keys()];
  for (const [name, bytes] of shown) writeFileSync(path.join(project, "content/images", name), bytes);
  const body = pictures.map((name) => `![${name}](/images/${name})`).join("\n\n");
  const front = ["title: Pictures of all kinds", "date: 2025-01-02", "author: Crew", "excerpt: Pictures.", "reader: Residential"];
  const picture = "picture:\n  src: /images/turned-6.jpg\n  alt: Turned";
  writeFileSync(path.join(project, "content", POST), ["---", ...front, picture, "---", "", body, ""].join("\n"));
  output = await build(project);
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

const page = () => load(readFileSync(path.join(project, "dist/blog/pictures-of-all-kinds.html"), "utf8"));

it("says that it clears the cache of the other folder", () => {
  expect(output).toContain(".cache was made in another folder");
});

it("shows every picture that the content check accepts", () => {
  const $ = page();
  const alts = $("img")
    .map((_, image) => $(image).attr("alt"))
    .get();
  expect(alts).toEqual(expect.arrayContaining([...pictures]));
});

it.each([1, 2, 3, 4, 5, 6, 7, 8].flatMap((orientation) => ["jpg", "png", "webp"].map((ending) => `turned-${orientation}.${ending}`)))(
  "publishes %s upright and uncropped",
  async (name) => {
    const image = page()(`img[alt="${name}"]`);
    expect([image.attr("width"), image.attr("height")].map(Number)).toEqual([UPRIGHT.width, UPRIGHT.height]);
    const file = path.join(project, "dist", required(image.attr("src"), "The address"));
    const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(info.width / info.height).toBeCloseTo(UPRIGHT.width / UPRIGHT.height, 1);
    // The upper left corner is red, which has no green, and the other corners are white.
    const greenAt = (x: number, y: number) => data[(y * info.width + x) * 3 + 1];
    const [right, bottom] = [info.width - 5, info.height - 5];
    expect(greenAt(5, 5)).toBeLessThan(80);
    for (const [x, y] of [
      [right, 5],
      [5, bottom],
      [right, bottom],
    ] as const)
      expect(greenAt(x, y)).toBeGreaterThan(200);
  },
);

it("logs no raw error of a decoder", () => {
  expect(output).not.toMatch(/Vips|Failed to|libspng/);
});
