/** Decides which files gatsby-plugin-image makes of each picture. */
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { FALLBACK_WIDTH } from "../content/format/widest-file";
import { PHONE_WIDTH, pictureQuality } from "./picture-quality";

/** gatsby-plugin-image's arguments that this file reads or sets. */
export interface PictureArguments {
  readonly avifOptions?: object | null;
  readonly breakpoints?: readonly number[];
  readonly formats?: readonly string[];
}

/** The part of Gatsby's resolver context that is used here. */
interface Context {
  readonly nodeModel: { getNodeById(query: { readonly id: string; readonly type: string }): object | null };
}

/** The part of GraphQL's resolver information that is used here: gatsby-plugin-image's resolver. */
interface Info {
  originalResolver(source: object, args: PictureArguments, context: Context, info: Info): Promise<IGatsbyImageData>;
}

const isPhoneWidth = (width: number): boolean => width <= PHONE_WIDTH;

/** Joins two `srcset`s, which have entries such as "/picture.avif 240w". Of two files with the same width, keeps the first. */
const joinSrcSets = (first: string, second: string): string => {
  const byWidth = new Map<string, string>();
  for (const entry of `${first},${second}`.split(/,\s*/).filter(Boolean)) {
    const width = entry.replace(/^.* /, "");
    if (!byWidth.has(width)) byWidth.set(width, entry);
  }
  return [...byWidth.values()].join(",");
};

/**
 * Resolves a picture to its files: AVIFs at the picture's own qualities in every width that was asked for, and files in the master's own
 * format (usually JPEG) in the two widths that pages link to: the fallback of `<picture>`, and the widest file for structured data. Calls
 * gatsby-plugin-image's resolver once per format and quality, because the plugin would otherwise encode a fallback for every AVIF.
 */
export const pictureData = async (
  source: { readonly parent: string },
  args: PictureArguments,
  context: Context,
  info: Info,
): Promise<IGatsbyImageData> => {
  const resolve = (changes: PictureArguments) => info.originalResolver(source, { ...args, ...changes }, context, info);
  if (!args.formats?.includes("avif")) return resolve({});
  // Safe cast: an ImageSharp node's parent is a File node. gatsby-source-filesystem's digest is the MD5 of the file.
  const file = context.nodeModel.getNodeById({ id: source.parent, type: "File" }) as Pick<FileSystemNode, "internal"> | null;
  const { phone, desktop } = pictureQuality(file?.internal.contentDigest ?? "");
  const widths = args.breakpoints ?? [];
  const fallback = await resolve({ formats: ["auto"], breakpoints: [FALLBACK_WIDTH, Math.max(FALLBACK_WIDTH, ...widths)] });
  const avif = async (quality: number, breakpoints: readonly number[]) => {
    const { images } = await resolve({ formats: ["avif"], avifOptions: { ...args.avifOptions, quality }, breakpoints });
    return images.fallback;
  };
  const small = await avif(phone, widths.filter(isPhoneWidth));
  const large = await avif(
    desktop,
    widths.filter((width) => !isPhoneWidth(width)),
  );
  // For a master that is narrower than a phone's file, gatsby-plugin-image adds a file of the master's width to both.
  const srcSet = joinSrcSets(small?.srcSet ?? "", large?.srcSet ?? "");
  return { ...fallback, images: { ...fallback.images, sources: [{ type: "image/avif", srcSet, sizes: small?.sizes }] } };
};
