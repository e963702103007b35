/** Looks at the pictures of a page as a browser lays them out. */
import type { Page } from "@playwright/test";

/** A picture of the build in its box. Widths are in CSS pixels unless they say otherwise. */
export interface DrawnPicture {
  /** Its JPEG: says in a failure which one it is. */
  readonly name: string;
  readonly isHero: boolean;
  /** Width of the whole picture when it covers its box: the wider of the box and of what the box's height asks for. */
  readonly drawn: number;
  /** What `sizes` says it is. */
  readonly said: number;
  /** Width of the picture's widest file, in its own pixels. */
  readonly widest: number;
  readonly files: readonly { readonly src: string; readonly width: number }[];
}

/** Lists the pictures that a page has room for on this screen, by arithmetic alone: none has to be loaded. */
export const drawnPictures = (page: Page): Promise<readonly DrawnPicture[]> =>
  page.evaluate(() => {
    /** Has the browser itself work out the length that holds on this screen. */
    const lengthOf = (sizes: string): number => {
      const entries = sizes.split(/,(?![^(]*\))/).map((entry) => /^(?:(\(.*\))\s)?(.*)$/.exec(entry.trim()));
      const length = entries.find((entry) => entry?.[1] === undefined || matchMedia(entry[1]).matches)?.[2] ?? "100vw";
      const probe = document.body.appendChild(document.createElement("div"));
      // Not by the style attribute: the page's policy forbids it.
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
        isHero: img.getAttribute("fetchpriority") === "high",
        drawn: Math.max(img.offsetWidth, (img.offsetHeight * widest) / Number(img.getAttribute("height"))),
        said: lengthOf(source?.sizes ?? ""),
        widest,
        files: (source?.srcset ?? "").split(",").map((entry) => {
          const [src = "", width = ""] = entry.trim().split(" ");
          return { src, width: Number.parseInt(width, 10) };
        }),
      };
    });
  });

/** Names the file that a screen takes by the letter of the specification: the narrowest that has the pixels which `sizes` asks for. */
const fileFor = ({ files, said }: DrawnPicture, dotsPerPixel: number): DrawnPicture["files"][number] | undefined =>
  files.find(({ width }) => width >= Math.floor(said * dotsPerPixel)) ?? files.at(-1);

/** Lengths of the layout are rounded to whole pixels, twice. */
const ROUNDING = 0.995;

/** Dots a pixel that a picture has on a screen with more (src/components/ui/cover-sizes.ts). */
const MOST_DOTS = 2;

/** Lists the pictures that have fewer pixels across than a screen shows of them, or more than so many times as many. */
export const wrongSizes = (pictures: readonly DrawnPicture[], dotsPerPixel: number, most: number): readonly string[] =>
  pictures.flatMap((picture) => {
    // More than the whole picture there is not.
    const needed = Math.min(picture.drawn * Math.min(dotsPerPixel, MOST_DOTS), picture.widest);
    const share = (fileFor(picture, dotsPerPixel)?.width ?? 0) / needed;
    return share < ROUNDING || share > most / ROUNDING ? [`${picture.name}: ${share.toFixed(2)} of ${needed.toFixed(0)}`] : [];
  });

/** Names the file of the page's main picture that a screen takes. */
export const heroFile = (pictures: readonly DrawnPicture[], dotsPerPixel: number): string => {
  const hero = pictures.find(({ isHero }) => isHero);
  return (hero && fileFor(hero, dotsPerPixel)?.src) ?? "";
};
