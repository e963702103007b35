/** The build's sizes of a picture, as far as they matter here. `width` and `height` only tell its shape: 1 and 0.667. */
export interface PictureSizes {
  readonly width: number;
  readonly height: number;
  readonly images: { readonly fallback?: { readonly src: string; readonly srcSet?: string | undefined } | undefined };
}

/** A file of a picture, with its size in pixels. */
export interface PictureFile {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Lists the files of the format that every browser takes, the narrowest first. */
const filesOf = ({ width: across, height: down, images }: PictureSizes): readonly PictureFile[] =>
  (images.fallback?.srcSet ?? "")
    .split(",")
    .flatMap((entry) => {
      const [, src, digits] = /^(\S+)\s+(\d+)w$/.exec(entry.trim()) ?? [];
      const width = Number(digits);
      return src ? [{ src, width, height: Math.round((width * down) / across) }] : [];
    })
    .sort((one, other) => one.width - other.width);

/** Finds the widest file that the build made of a picture. */
export const widestFile = (sizes: PictureSizes): PictureFile | undefined => filesOf(sizes).at(-1);

/** Finds the narrowest file of at least a width in pixels; of a picture that is narrower, the widest. */
export const fileOfWidth = (sizes: PictureSizes, width: number): PictureFile | undefined =>
  filesOf(sizes).find((file) => file.width >= width) ?? widestFile(sizes);
