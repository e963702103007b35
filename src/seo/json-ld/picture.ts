import type { ImageObject } from "schema-dts";
import type { ShownPicture } from "../page";
import { absoluteUrl } from "../urls";
import { partId } from "./ids";

interface Size {
  readonly src: string;
  readonly width: number;
}

/** Finds the widest of the sizes that the build made. */
const widest = (srcSet: string): Size | undefined =>
  srcSet
    .split(",")
    .map((entry) => /^(?<src>\S+)\s+(?<width>\d+)w$/.exec(entry.trim())?.groups)
    .flatMap((groups) => (groups?.["src"] ? [{ src: groups["src"], width: Number(groups["width"]) }] : []))
    .reduce<Size | undefined>((best, size) => (best && best.width >= size.width ? best : size), undefined);

/** Describes the page's main picture: the widest file a visitor can get, its size in pixels where the build knows it. */
export const pictureNode = (path: string, picture: ShownPicture, siteUrl: string): ImageObject => {
  const data = picture.file?.childImageSharp?.gatsbyImageData;
  const size = widest(data?.images.fallback?.srcSet ?? "");
  return {
    "@type": "ImageObject",
    "@id": partId(siteUrl, path, "picture"),
    contentUrl: size ? absoluteUrl(siteUrl, size.src) : new URL(picture.src, siteUrl).href,
    ...(data && size && { width: `${size.width} px`, height: `${Math.round((size.width * data.height) / data.width)} px` }),
    description: picture.alt,
    ...(picture.caption && { caption: picture.caption }),
  };
};
