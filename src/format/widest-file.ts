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

/** Finds the widest file that the build made of a picture. */
export const widestFile = ({ width: across, height: down, images }: PictureSizes): PictureFile | undefined =>
  (images.fallback?.srcSet ?? "")
    .split(",")
    .flatMap((entry) => {
      const [, src, digits] = /^(\S+)\s+(\d+)w$/.exec(entry.trim()) ?? [];
      const width = Number(digits);
      return src ? [{ src, width, height: Math.round((width * down) / across) }] : [];
    })
    .reduce<PictureFile | undefined>((best, file) => (best && best.width >= file.width ? best : file), undefined);
