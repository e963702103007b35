import sharp from "sharp";
import { cutSharePicture, publishSharePictures } from "../../../src/publish/pictures";
import { fixture } from "../../fixtures/content";
import { folderForEachTest } from "../../fixtures/folder";

const { at } = folderForEachTest();

const plain = (background: string, width: number, height: number) => sharp({ create: { width, height, channels: 3, background } });

/** Crops a picture, checks the size, and returns the RGB values of the center. */
const centerOfCrop = async (file: string): Promise<readonly number[]> => {
  await cutSharePicture(at(file), at("share/cut.jpg"));
  const { data, info } = await sharp(at("share/cut.jpg")).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([1200, 630, 3]);
  return [...data.subarray((315 * 1200 + 600) * 3).subarray(0, 3)];
};

it("crops a tall picture around its most salient part", async () => {
  // A red patch on gray. The crop at the top, the middle or the bottom of the picture has its center outside the patch.
  const patch = await sharp(Buffer.from('<svg width="600" height="300"><rect width="600" height="300" fill="#e01010"/></svg>'))
    .png()
    .toBuffer();
  await plain("#808080", 1200, 2400)
    .composite([{ input: patch, left: 300, top: 600 }])
    .jpeg()
    .toFile(at("tall.jpg"));
  const [red = 0, green = 0] = await centerOfCrop("tall.jpg");
  expect(red - green).toBeGreaterThan(100);
});

it("fills a transparent background of a small picture with white", async () => {
  await sharp({ create: { width: 40, height: 30, channels: 4, background: "#0000" } })
    .png()
    .toFile(at("small.png"));
  expect(await centerOfCrop("small.png")).toEqual([255, 255, 255]);
});

it("writes a share picture of the usual size even if the site's picture is on another host", async () => {
  const picture = { src: "https://photos.example/a.jpg", alt: "Elsewhere" };
  const words = { ...fixture.words, search: { ...fixture.words.search, picture } };
  const content = { ...fixture, words, services: [], locations: [], posts: [], ownFiles: [] };
  await publishSharePictures([content], at("content"), at());
  const { width, height } = await sharp(at("share/_en.jpg")).metadata();
  expect([width, height]).toEqual([1200, 630]);
});
