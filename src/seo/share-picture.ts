/** The picture that a shared link shows. src/build/publish/pictures.ts crops it. */
import { isLocalPicture } from "../content/schema/picture";
import { languageOf, type Language } from "../content/shared/languages";
import { siteFiles } from "../content/shared/routes";
import type { HeadPage, HeadSite } from "./page";

/** Size in pixels, which social networks show large and uncropped. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** Returns the address of the cropped version of a local picture, unique for each picture. */
export const sharePicturePath = (src: string): string =>
  src.replace(/^\/images\/(.+)\.(\w+)$/, (_, name: string, ending: string) =>
    ending === "jpg" ? `${siteFiles.share}/${name}.jpg` : `${siteFiles.share}/${ending}/${name}.jpg`,
  );

/** Returns the address of the site's default picture. No file in `content/images` starts with an underscore. */
export const sitePicturePath = (language: Language): string => `${siteFiles.share}/_${language}.jpg`;

/** Returns a page's picture for shared links: its own, or the site's default if it has no local picture. */
export const sharePictureOf = (
  { path, sharePicture, picture }: Pick<HeadPage, "path" | "sharePicture" | "picture">,
  { defaults, name }: Pick<HeadSite, "defaults" | "name">,
): { readonly path: string; readonly alt: string } => {
  const own = sharePicture ?? picture;
  if (own && isLocalPicture(own.src)) return { path: sharePicturePath(own.src), alt: own.alt };
  // If the default picture is on another host, the build renders the company's logo instead.
  return { path: sitePicturePath(languageOf(path)), alt: isLocalPicture(defaults.picture.src) ? defaults.picture.alt : name };
};
