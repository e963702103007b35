import sharp from "sharp";
import { BYTE_LIMIT, drawSharePicture, headingFont, readFont } from "../../../../src/build/publish/share/draw";

// The first picture waits for the font and layout engines to load.
jest.setTimeout(60_000);

const name = "Mojave Blacktop";
let font: Buffer;

beforeAll(async () => {
  font = await headingFont(await readFont());
});

const noise = () => {
  // The hardest picture to store: every pixel another color, always the same ones.
  let state = 1;
  const pixels = Buffer.alloc(1200 * 630 * 3).map(() => (state = (state * 48271) % 2147483647) & 255);
  return sharp(pixels, { raw: { width: 1200, height: 630, channels: 3 } })
    .png()
    .toBuffer();
};

it.each([
  ["the longest heading a page may have", "Sealcoating and crack filling ".repeat(3).trim()],
  ["letters the font does not have", "Seal it 修理 🚧 مرحبا"],
])("draws %s in its size and within its bytes", async (_, heading) => {
  const jpeg = await drawSharePicture({ heading, name, picture: await noise() }, font);
  const { width, height, format } = await sharp(jpeg).metadata();

  expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
  expect(jpeg.length).toBeLessThanOrEqual(BYTE_LIMIT);
});

it("turns a photo that a phone has stored on its side", async () => {
  // Red at the left of the file, blue at its right: turned by a quarter to the right, red is above.
  const half = (background: string) => ({ create: { width: 600, height: 630, channels: 3 as const, background } });
  const blue = await sharp(half("#00f")).png().toBuffer();
  const photo = await sharp({ create: { width: 1200, height: 630, channels: 3, background: "#f00" } })
    .composite([{ input: blue, left: 600, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const jpeg = await drawSharePicture({ heading: "A", name, picture: photo }, font);
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
  const isRedder = ([red = 0, , blueness = 0]: readonly number[]) => red > blueness;

  expect([isRedder(pixel(1190, 10)), isRedder(pixel(1190, 620))]).toEqual([true, false]);
});
