import type { IGatsbyImageData } from "gatsby-plugin-image";
import { pictureData, type PictureArguments } from "../../../src/gatsby/picture-data";

/** Returns image data that names the format in each URL. */
const imageData = ({ formats: [format = ""] = [], breakpoints = [] }: PictureArguments): IGatsbyImageData => ({
  layout: "fullWidth",
  width: 1,
  height: 0.667,
  images: { fallback: { src: `/${format}`, srcSet: breakpoints.map((width) => `/${format}/${width} ${width}w`).join(",") } },
});

/** Resolves a picture that the page asked for in three widths. Returns the result, and what gatsby-plugin-image was asked for. */
const resolvePicture = async (formats: readonly string[]) => {
  const asked: PictureArguments[] = [];
  const originalResolver = (_source: object, args: PictureArguments): Promise<IGatsbyImageData> => {
    asked.push(args);
    return Promise.resolve(imageData(args));
  };
  const context = { nodeModel: { getNodeById: () => ({ base: "unmeasured.jpg" }) } };
  const { images } = await pictureData({ parent: "file" }, { formats, breakpoints: [240, 810, 1600] }, context, { originalResolver });
  return { images, asked };
};

test("AVIFs are encoded in every width that the page asked for", async () => {
  const { asked } = await resolvePicture(["auto", "avif"]);
  expect(asked.find(({ formats }) => formats?.includes("avif"))?.breakpoints).toEqual([240, 810, 1600]);
});

test("JPEGs are encoded only in the widths that pages link to", async () => {
  const { asked } = await resolvePicture(["auto", "avif"]);
  expect(asked.find(({ formats }) => formats?.includes("auto"))?.breakpoints).toEqual([810, 1600]);
});

test("the AVIFs are a source of the picture", async () => {
  const { images } = await resolvePicture(["auto", "avif"]);
  expect(images.sources).toEqual([
    expect.objectContaining({ type: "image/avif", srcSet: "/avif/240 240w,/avif/810 810w,/avif/1600 1600w" }),
  ]);
});

test("the JPEG is the picture's fallback", async () => {
  const { images } = await resolvePicture(["auto", "avif"]);
  expect(images.fallback?.src).toBe("/auto");
});

test("a picture without AVIFs is asked for once", async () => {
  const { asked } = await resolvePicture(["auto"]);
  expect(asked).toHaveLength(1);
});
