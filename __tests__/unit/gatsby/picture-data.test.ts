import type { IGatsbyImageData } from "gatsby-plugin-image";
import { pictureData, type PictureArguments } from "../../../src/gatsby/picture-data";
import { pictureQuality } from "../../../src/gatsby/picture-quality";

/** Returns image data that names the format in each URL. Like gatsby-plugin-image, replaces widths above the master's with the master's. */
const imageData = ({ formats: [format = ""] = [], breakpoints = [] }: PictureArguments, masterWidth: number): IGatsbyImageData => {
  const widths = new Set(breakpoints.map((width) => Math.min(width, masterWidth)));
  const srcSet = Array.from(widths, (width) => `/${format}/${width} ${width}w`).join(",");
  return { layout: "fullWidth", width: 1, height: 0.667, images: { fallback: { src: `/${format}`, srcSet } } };
};

/** Resolves a picture that the page asked for in three widths. Returns the result, and what gatsby-plugin-image was asked for. */
const resolvePicture = async (formats: readonly string[], masterWidth = 1600) => {
  const asked: PictureArguments[] = [];
  const originalResolver = (_source: object, args: PictureArguments): Promise<IGatsbyImageData> => {
    asked.push(args);
    return Promise.resolve(imageData(args, masterWidth));
  };
  const context = { nodeModel: { getNodeById: () => ({ base: "unmeasured.jpg" }) } };
  const { images } = await pictureData({ parent: "file" }, { formats, breakpoints: [240, 722, 1600] }, context, { originalResolver });
  return { images, asked };
};

const askedFor = async (format: string) => {
  const { asked } = await resolvePicture(["auto", "avif"]);
  return asked.filter(({ formats }) => formats?.includes(format));
};

test("AVIFs are encoded in every width that the page asked for", async () => {
  const avifs = await askedFor("avif");
  expect(avifs.flatMap(({ breakpoints = [] }) => breakpoints)).toEqual([240, 722, 1600]);
});

test.each([
  ["phones", 240, pictureQuality("unmeasured.jpg").phone],
  ["desktops", 1600, pictureQuality("unmeasured.jpg").desktop],
])("an AVIF for %s has their quality", async (_screen, width, quality) => {
  const avifs = await askedFor("avif");
  expect(avifs.find(({ breakpoints }) => breakpoints?.includes(width))?.avifOptions).toMatchObject({ quality });
});

test("JPEGs are encoded only in the widths that pages link to", async () => {
  const [jpeg] = await askedFor("auto");
  expect(jpeg?.breakpoints).toEqual([810, 1600]);
});

test("the AVIFs are a source of the picture", async () => {
  const { images } = await resolvePicture(["auto", "avif"]);
  expect(images.sources).toEqual([
    expect.objectContaining({ type: "image/avif", srcSet: "/avif/240 240w,/avif/722 722w,/avif/1600 1600w" }),
  ]);
});

test("lists a narrow master's own width only once", async () => {
  const { images } = await resolvePicture(["auto", "avif"], 560);
  expect(images.sources).toEqual([expect.objectContaining({ srcSet: "/avif/240 240w,/avif/560 560w" })]);
});

test("the JPEG is the picture's fallback", async () => {
  const { images } = await resolvePicture(["auto", "avif"]);
  expect(images.fallback?.src).toBe("/auto");
});

test("a picture without AVIFs is asked for once", async () => {
  const { asked } = await resolvePicture(["auto"]);
  expect(asked).toHaveLength(1);
});
