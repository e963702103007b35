/** Which picture a shared link shows. src/build/publish/share-pictures.ts cuts it. */
import { isLocalPicture } from "../content/schema/picture";
import { languageOf, type Language } from "../content/shared/languages";
import { siteFiles } from "../content/shared/routes";
import type { HeadPage, HeadSite } from "./page";

/** Size of the picture that a shared link shows, in pixels: social networks show it large and whole. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** Returns the address of the cut of a local picture. No two pictures have the same one. */
export const sharePicturePath = (src: string): string =>
  src.replace(/^\/images\/(.+)\.(\w+)$/, (_, name: string, ending: string) =>
    ending === "jpg" ? `${siteFiles.share}/${name}.jpg` : `${siteFiles.share}/${ending}/${name}.jpg`,
  );

/** Returns the address of the site's own picture. No file in `content/images` starts with a low line. */
export const sitePicturePath = (language: Language): string => `${siteFiles.share}/_${language}.jpg`;

/** Returns the picture of a page's shared links: the page's own, or the site's for a page without a local picture. */
export const sharePictureOf = (
  { path, sharePicture, picture }: Pick<HeadPage, "path" | "sharePicture" | "picture">,
  { defaults, name }: Pick<HeadSite, "defaults" | "name">,
): { readonly path: string; readonly alt: string } => {
  const own = sharePicture ?? picture;
  if (own && isLocalPicture(own.src)) return { path: sharePicturePath(own.src), alt: own.alt };
  // The company's sign is drawn in the place of a picture that another host serves.
  return { path: sitePicturePath(languageOf(path)), alt: isLocalPicture(defaults.picture.src) ? defaults.picture.alt : name };
};
