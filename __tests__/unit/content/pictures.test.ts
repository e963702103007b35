/** Tests which picture files the content check accepts. __tests__/builds builds the accepted ones. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { checkPictures, withPictures } from "../../../src/content/load/check-pictures";
import { ContentError } from "../../../src/content/check/problems";
import { openPicture } from "../../../src/content/load/open-picture";
import { newFolder } from "../../fixtures/folder";
import { refusedPictures, shownPictures, UPRIGHT } from "../../fixtures/odd-pictures";
import { required } from "../../../src/content/shared/required";

const root = newFolder();
let shown: ReadonlyMap<string, Buffer>;
const write = (name: string, bytes: Buffer): void => writeFileSync(path.join(root, "images", name), bytes);

beforeAll(async () => {
  mkdirSync(path.join(root, "images"));
  shown = await shownPictures();
  for (const [name, bytes] of shown) write(name, bytes);
});

it("accepts each picture that pages can show", async () => {
  expect(await checkPictures(root)).toEqual([]);
});

it.each([1, 2, 3, 4, 5, 6, 7, 8].flatMap((orientation) => ["jpg", "png", "webp"].map((ending) => [orientation, ending] as const)))(
  "opens a picture with EXIF orientation %i upright (.%s)",
  async (orientation, ending) => {
    const bytes = required(shown.get(`turned-${orientation}.${ending}`), "The picture");
    const { data, info } = await openPicture(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject(UPRIGHT);
    // The upper left quarter is red, the rest white. Red has no green.
    expect(data[1]).toBeLessThan(50);
    expect((await sharp(bytes).metadata()).orientation).toBe(orientation);
  },
);

it("reports what it found in each file that pages cannot show", async () => {
  const refused = await refusedPictures();
  for (const [name, bytes] of refused) write(name, bytes);
  const reported = await checkPictures(root);
  expect(Object.fromEntries(reported.map(({ file, found }) => [file, found.replace(/ \(.*\)$/, "")]))).toEqual(
    Object.fromEntries(refused.map(([name, , found]) => [`images/${name}`, found])),
  );
  expect(reported.filter(({ fix }) => fix === "")).toEqual([]);
});

it("checks a file again after it has changed", async () => {
  write("changed.jpg", Buffer.alloc(0));
  expect((await checkPictures(root)).map(({ file }) => file)).toContain("images/changed.jpg");
  write("changed.jpg", required(shown.get("turned-1.jpg"), "The picture"));
  expect((await checkPictures(root)).map(({ file }) => file)).not.toContain("images/changed.jpg");
});

it("reports the problems of pictures together with those of texts", async () => {
  const inText = { file: "posts/a.md", field: "title", expected: "some text", found: "nothing", fix: "Write it." };
  write("damaged.jpg", Buffer.alloc(0));
  const ofPictures = await checkPictures(root);
  expect(ofPictures).not.toEqual([]);
  const loaded = withPictures(root, () => {
    throw new ContentError([inText]);
  });
  await expect(loaded).rejects.toMatchObject({ problems: [inText, ...ofPictures] });
});
