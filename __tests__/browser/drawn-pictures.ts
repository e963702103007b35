/** Measures a page's pictures as the browser lays them out. */
import type { Page } from "@playwright/test";

/** A built picture and its layout. Widths are in CSS pixels unless noted. */
export interface RenderedPicture {
  /** Its JPEG file, which identifies it in a failure. */
  readonly name: string;
  /** Rendered width, including cropped parts: a picture covers its box. */
  readonly rendered: number;
  /** Width that `sizes` declares. */
  readonly declared: number;
  /** Width of the picture's widest file, in image pixels. */
  readonly widest: number;
  readonly files: readonly { readonly src: string; readonly width: number }[];
}

/** Returns the visible pictures of a page. They need not be loaded, because the file is calculated. */
export const renderedPictures = (page: Page): Promise<readonly RenderedPicture[]> =>
  page.evaluate(() => {
    /** Returns the length in `sizes` that applies to this screen, measured by the browser. */
    const lengthOf = (sizes: string): number => {
      const entries = sizes.split(/,(?![^(]*\))/).map((entry) => /^(?:(\(.*\))\s)?(.*)$/.exec(entry.trim()));
      const length = entries.find((entry) => entry?.[1] === undefined || matchMedia(entry[1]).matches)?.[2] ?? "100vw";
      const probe = document.body.appendChild(document.createElement("div"));
      // A style sheet, because the page's policy forbids the style attribute.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`#probe { position: absolute; width: ${length} }`);
      document.adoptedStyleSheets = [sheet];
      probe.id = "probe";
      const { width } = probe.getBoundingClientRect();
      document.adoptedStyleSheets = [];
      probe.remove();
      return width;
    };
    const shown = [...document.querySelectorAll<HTMLImageElement>("picture:has(source) img")].filter((img) => img.offsetWidth > 0);
    return shown.map((img) => {
      const source = img.parentElement?.querySelector("source");
      const widest = Number(img.getAttribute("width"));
      return {
        name: img.getAttribute("src") ?? "",
        rendered: Math.max(img.offsetWidth, (img.offsetHeight * widest) / Number(img.getAttribute("height"))),
        declared: lengthOf(source?.sizes ?? ""),
        widest,
        files: (source?.srcset ?? "").split(",").map((entry) => {
          const [src = "", width = ""] = entry.trim().split(" ");
          return { src, width: Number.parseInt(width, 10) };
        }),
      };
    });
  });

/** Returns the file that a browser chooses according to the specification: the narrowest that is wide enough for `sizes`. */
const fileFor = ({ files, declared }: RenderedPicture, pixelRatio: number): RenderedPicture["files"][number] | undefined =>
  files.find(({ width }) => width >= Math.floor(declared * pixelRatio)) ?? files.at(-1);

/** Tolerance, because layout lengths are rounded to whole pixels twice. */
const ROUNDING = 0.995;

/** Maximum device pixel ratio that pictures support (src/components/ui/cover-sizes.ts). */
const MAX_PIXEL_RATIO = 2;

/** Returns the pictures whose width in pixels is less than needed, or more than `most` times that. */
export const wrongSizes = (pictures: readonly RenderedPicture[], pixelRatio: number, most: number): readonly string[] =>
  pictures.flatMap((picture) => {
    // No file is wider than the original.
    const needed = Math.min(picture.rendered * Math.min(pixelRatio, MAX_PIXEL_RATIO), picture.widest);
    const share = (fileFor(picture, pixelRatio)?.width ?? 0) / needed;
    return share < ROUNDING || share > most / ROUNDING ? [`${picture.name}: ${share.toFixed(2)} of ${needed.toFixed(0)}`] : [];
  });
