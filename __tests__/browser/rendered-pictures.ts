/** Compares the rendered size of pictures with the size of the files that a browser would load for them. */
import type { Page } from "@playwright/test";

/** A picture as the browser lays it out. Widths are in CSS pixels unless noted. */
export interface RenderedPicture {
  /** Path of the JPEG file, which names the picture in failure messages. */
  readonly name: string;
  /** Rendered width, including the parts that `object-fit: cover` crops. */
  readonly rendered: number;
  /** Width that `sizes` declares. */
  readonly declared: number;
  /** Width of the picture's widest file, in image pixels. */
  readonly widest: number;
  readonly files: readonly { readonly src: string; readonly width: number }[];
}

/** Returns a page's visible pictures with all files that each may load, because a lazy picture may not have loaded a file yet. */
export const renderedPictures = (page: Page): Promise<readonly RenderedPicture[]> =>
  page.evaluate(() => {
    /** Returns the width in pixels that `sizes` declares for this screen, measured by the browser. */
    const lengthOf = (sizes: string): number => {
      // Split at commas outside parentheses. Each entry is a length, with an optional condition before it.
      const entries = sizes.split(/,(?![^(]*\))/).map((entry) => /^(?:(\(.*\))\s)?(.*)$/.exec(entry.trim()));
      const length = entries.find((entry) => entry?.[1] === undefined || matchMedia(entry[1]).matches)?.[2] ?? "100vw";
      const probe = document.body.appendChild(document.createElement("div"));
      // Use a style sheet, because the page's Content-Security-Policy blocks style attributes.
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
      const width = Number(img.getAttribute("width"));
      const files = (source?.srcset ?? "").split(",").map((entry) => {
        const [src = "", size = ""] = entry.trim().split(" ");
        return { src, width: Number.parseInt(size, 10) };
      });
      return {
        name: img.getAttribute("src") ?? "",
        rendered: Math.max(img.offsetWidth, (img.offsetHeight * width) / Number(img.getAttribute("height"))),
        declared: lengthOf(source?.sizes ?? ""),
        // A picture may offer only its narrower files (`widest` in src/components/ui/picture.tsx).
        widest: files.at(-1)?.width ?? width,
        files,
      };
    });
  });

/** Returns the file that a browser chooses: the narrowest file that is wide enough for `sizes`, or the widest if none is. */
const fileFor = ({ files, declared }: RenderedPicture, pixelRatio: number): RenderedPicture["files"][number] | undefined =>
  files.find(({ width }) => width >= Math.floor(declared * pixelRatio)) ?? files.at(-1);

/** Tolerance for layout lengths, which are rounded to whole pixels twice. */
const ROUNDING = 0.995;

/** Device pixel ratio from which `sizes` requests fewer image pixels than the screen has (`FINE` in src/components/ui/cover-sizes.ts). */
const FINE_RATIO = 2.5;
/** Minimum of image pixels per CSS pixel on such screens, which are mostly phones. `sizes` requests about as many (`FINE_SHARE`). */
const FINE_MIN = 1.8;
/** More image pixels per CSS pixel than this make no visible difference on any screen. */
const MAX_USEFUL = 2;

/** Reports pictures whose file is narrower than the screen needs, or more than `most` times as wide as is useful on the screen. */
export const wrongSizes = (pictures: readonly RenderedPicture[], pixelRatio: number, most: number): readonly string[] =>
  pictures.flatMap((picture) => {
    const width = fileFor(picture, pixelRatio)?.width ?? 0;
    // The screen may need more pixels than the widest file has. That is not a fault.
    const pixels = (each: number): number => Math.min(picture.rendered * each, picture.widest);
    const least = pixels(pixelRatio < FINE_RATIO ? pixelRatio : FINE_MIN);
    const useful = pixels(Math.min(pixelRatio, MAX_USEFUL));
    const isWrong = width / least < ROUNDING || width / useful > most / ROUNDING;
    return isWrong ? [`${picture.name}: ${width} px, expected from ${least.toFixed(0)} to ${(useful * most).toFixed(0)} px`] : [];
  });
