/** Selects the picture that a shared link shows. src/publish/pictures.ts crops these pictures. */
import { isLocalPicture } from "../content/schema/picture";
import { languageOf, type Language } from "../content/shared/languages";
import { siteFiles } from "../content/shared/routes";
import type { HeadPage, HeadSite } from "./page";

/** Size in pixels at which social networks show a picture large and uncropped. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** Returns the path of a local picture's cropped version. No two pictures share a path. */
export const sharePicturePath = (src: string): string =>
  src.replace(/^\/images\/(.+)\.(\w+)$/, (_, name: string, ending: string) =>
    ending === "jpg" ? `${siteFiles.share}/${name}.jpg` : `${siteFiles.share}/${ending}/${name}.jpg`,
  );

/** Returns the path of a language's default picture. The file name starts with an underscore, unlike any name in `content/images`. */
export const sitePicturePath = (language: Language): string => `${siteFiles.share}/_${language}.jpg`;

/** Returns a page's picture for shared links: its own, or the site's default if it has no local picture. */
export const sharePictureOf = (
  { path, sharePicture, picture }: Pick<HeadPage, "path" | "sharePicture" | "picture">,
  { defaults, name }: Pick<HeadSite, "defaults" | "name">,
): { readonly path: string; readonly alt: string } => {
  const own = sharePicture ?? picture;
  if (own && isLocalPicture(own.src)) return { path: sharePicturePath(own.src), alt: own.alt };
  // If the default picture is on another host, the build renders the company's logo instead, so the company's name is the alt text.
  return { path: sitePicturePath(languageOf(path)), alt: isLocalPicture(defaults.picture.src) ? defaults.picture.alt : name };
};
