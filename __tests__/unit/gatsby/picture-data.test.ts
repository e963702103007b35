import type { IGatsbyImageData } from "gatsby-plugin-image";
import { FALLBACK_WIDTH } from "../../../src/content/format/widest-file";
import { pictureData, type PictureArguments } from "../../../src/gatsby/picture-data";
import { pictureQuality } from "../../../src/gatsby/picture-quality";
import qualities from "../../../src/gatsby/picture-quality.json";
import { required } from "../../../src/content/shared/required";

/** Returns image data that names the format in each URL. Like gatsby-plugin-image, replaces widths above the master's with the master's. */
const imageData = ({ formats: [format = ""] = [], breakpoints = [] }: PictureArguments, masterWidth: number): IGatsbyImageData => {
  const widths = new Set(breakpoints.map((width) => Math.min(width, masterWidth)));
  const srcSet = Array.from(widths, (width) => `/${format}/${width} ${width}w`).join(",");
  return { layout: "fullWidth", width: 1, height: 0.667, images: { fallback: { src: `/${format}`, srcSet } } };
};

const { unmeasured } = qualities;
/** A measured picture whose qualities differ from each other and from those of unmeasured pictures, so that no two can be mistaken. */
const [measuredDigest, measured] = required(
  Object.entries(qualities.measured).find(
    ([, { phone, desktop }]) => phone !== desktop && phone !== unmeasured.phone && desktop !== unmeasured.desktop,
  ),
  "A measured picture",
);

/** Returns the node of a picture's file. */
const fileNode = (base: string, contentDigest: string) => ({ base, internal: { contentDigest } });

/** Resolves a picture that the page asked for in three widths. Returns the result, and what gatsby-plugin-image was asked for. */
const resolvePicture = async (formats: readonly string[], masterWidth = 1600, file: object | null = fileNode("own.jpg", "own")) => {
  const asked: PictureArguments[] = [];
  const originalResolver = (_source: object, args: PictureArguments): Promise<IGatsbyImageData> => {
    asked.push(args);
    return Promise.resolve(imageData(args, masterWidth));
  };
  const context = { nodeModel: { getNodeById: () => file } };
  const { images } = await pictureData({ parent: "file" }, { formats, breakpoints: [240, 722, 1600] }, context, { originalResolver });
  return { images, asked };
};

const askedFor = async (format: string, file?: object | null) => {
  const { asked } = await resolvePicture(["auto", "avif"], undefined, file);
  return asked.filter(({ formats }) => formats?.includes(format));
};

test("AVIFs are encoded in every width that the page asked for", async () => {
  const avifs = await askedFor("avif");
  expect(avifs.flatMap(({ breakpoints = [] }) => breakpoints)).toEqual([240, 722, 1600]);
});

test.each([
  ["phones", 240, pictureQuality("own").phone],
  ["desktops", 1600, pictureQuality("own").desktop],
])("an AVIF for %s has their quality", async (_screen, width, quality) => {
  const avifs = await askedFor("avif");
  expect(avifs.find(({ breakpoints }) => breakpoints?.includes(width))?.avifOptions).toMatchObject({ quality });
});

test.each([
  ["a measured picture has its own qualities", fileNode(measured.name, measuredDigest), measured],
  ["a measured picture has its own qualities under another name", fileNode("renamed.jpg", measuredDigest), measured],
  ["another picture under a measured picture's name has the qualities of unmeasured pictures", fileNode(measured.name, "own"), unmeasured],
  ["a picture without a file node has the qualities of unmeasured pictures", null, unmeasured],
])("%s", async (_name, file, { phone, desktop }) => {
  const avifs = await askedFor("avif", file);
  expect(avifs.map(({ avifOptions }) => avifOptions)).toEqual([{ quality: phone }, { quality: desktop }]);
});

test("JPEGs are encoded only in the fallback's width and the largest width", async () => {
  const jpegs = await askedFor("auto");
  expect(jpegs.map(({ breakpoints }) => breakpoints)).toEqual([[FALLBACK_WIDTH, 1600]]);
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
