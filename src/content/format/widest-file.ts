/** Width in pixels of the file for browsers without AVIF. It looks sharp on a phone and acceptable on a desktop. */
export const FALLBACK_WIDTH = 810;

/** The resized files of a picture. `width` and `height` give only the aspect ratio, such as 1 and 0.667. */
export interface PictureSizes {
  readonly width: number;
  readonly height: number;
  readonly images: { readonly fallback?: { readonly src: string; readonly srcSet?: string | undefined } | undefined };
}

/** Returns the files in the master's own format, with their sizes in pixels, narrowest first. */
const filesOf = ({ width: across, height: down, images }: PictureSizes) =>
  [...(images.fallback?.srcSet ?? "").matchAll(/([^\s,]+)\s+(\d+)w/g)]
    .map(([, src = "", digits]) => {
      const width = Number(digits);
      return { src, width, height: Math.round((width * down) / across) };
    })
    .sort((a, b) => a.width - b.width);

/** Returns the widest file of a picture. */
export const widestFile = (sizes: PictureSizes) => filesOf(sizes).at(-1);

/** Returns the narrowest file that is at least `width` pixels wide, or the widest file if the picture is narrower. */
export const fileOfWidth = (sizes: PictureSizes, width: number) => filesOf(sizes).find((file) => file.width >= width) ?? widestFile(sizes);
