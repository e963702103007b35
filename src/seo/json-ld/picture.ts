import type { ImageObject } from "schema-dts";
import { widestFile } from "../../content/format/widest-file";
import type { ShownPicture } from "../page";
import { absoluteUrl } from "../urls";
import { partId } from "./ids";

/** Describes the page's main picture: the widest file a visitor can get, its size in pixels where the build knows it. */
export const pictureNode = (path: string, picture: ShownPicture, siteUrl: string): ImageObject => {
  const data = picture.file?.childImageSharp?.gatsbyImageData;
  const widest = data && widestFile(data);
  return {
    "@type": "ImageObject",
    "@id": partId(siteUrl, path, "picture"),
    contentUrl: widest ? absoluteUrl(siteUrl, widest.src) : new URL(picture.src, siteUrl).href,
    ...(widest && { width: `${widest.width} px`, height: `${widest.height} px` }),
    description: picture.alt,
    ...(picture.caption && { caption: picture.caption }),
  };
};
