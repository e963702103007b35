/** Checks that the brand's colors are readable (WCAG 2.2, 1.4.3), and suggests colors that are. */
import { COLORS } from "../../src/brand/brand";

/** The minimum contrast of text with its background. */
export const MINIMUM = 4.5;

type ColorName = keyof typeof COLORS;

/** Texts and the backgrounds on which the site shows them. */
export const PAIRS: readonly (readonly [text: ColorName, background: ColorName])[] = [
  ["paper", "sealed"],
  ["paper", "asphalt"],
  ["paper-soft", "sealed"],
  ["paper-soft", "asphalt"],
  ["sealed", "accent"],
  ["accent", "sealed"],
  ["ink", "paper"],
  ["ink", "sand"],
  ["ink-soft", "paper"],
  ["ink-soft", "sand"],
  ["paper", "blue"],
  ["blue", "paper"],
  ["error", "paper"],
];

/** Returns the red, green and blue of a color such as #ffc629, from 0 to 255. */
const channels = (color: string): readonly number[] => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/** Returns a color's relative luminance. @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the contrast ratio of two colors such as #ffc629. */
export const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** Returns a color mixed with black (`toward` is 0) or white (255). */
const mixed = (color: string, toward: number, share: number): string =>
  `#${channels(color)
    .map((channel) =>
      Math.round(channel + (toward - channel) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** Returns the color nearest to `color` that is readable with all of `backgrounds`, lighter or darker; undefined if there is none. */
export const readableColor = (color: string, backgrounds: readonly string[]): string | undefined => {
  const isReadable = (candidate: string): boolean => backgrounds.every((background) => contrast(candidate, background) >= MINIMUM);
  for (let step = 0; step <= 100; step++)
    for (const toward of [255, 0]) {
      const candidate = mixed(color, toward, step / 100);
      if (isReadable(candidate)) return candidate;
    }
  return undefined;
};

/** The minimum contrast of an accent color with its shade, so that visitors notice the change on hover. */
export const NOTICEABLE = 1.15;

/**
 * Returns the shade of an accent color for the hover state of buttons and for underlines: darker or, if black text would not be readable on
 * a darker shade, lighter.
 */
export const accentShade = (accent: string): string => {
  const shades = [0, 255].flatMap((toward) => Array.from({ length: 100 }, (_, step) => mixed(accent, toward, (step + 1) / 100)));
  return shades.find((shade) => contrast(shade, accent) >= NOTICEABLE && contrast(shade, COLORS.sealed) >= MINIMUM) ?? accent;
};

const ratioText = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

/** Returns a message for each text that cannot be read on its background. */
export const contrastProblems = (colors: Readonly<Record<ColorName, string>> = COLORS): readonly string[] =>
  PAIRS.flatMap(([text, background]) => {
    const ratio = contrast(colors[text], colors[background]);
    if (ratio >= MINIMUM) return [];
    // Suggest a change of the brand's own color, not of the near-black and near-white that all pages share.
    const brandColor = text === "paper" || text === "sealed" ? background : text;
    const partners = PAIRS.flatMap(([one, other]) => (one === brandColor ? colors[other] : other === brandColor ? colors[one] : []));
    const better = readableColor(colors[brandColor], partners);
    const fix = better === undefined ? `No shade of ${brandColor} is readable here.` : `${brandColor}: "${better}" would do.`;
    return [`${text} ${colors[text]} on ${background} ${colors[background]} is ${ratioText(ratio)}; text needs ${MINIMUM}:1. ${fix}`];
  });

/** Returns the problem with an accent color, which is used under black text and for text on black; undefined if both are readable. */
export const accentProblem = (color: string): string | undefined => {
  const ratio = contrast(color, COLORS.sealed);
  if (ratio >= MINIMUM) return undefined;
  return `${color} is too dark: black text on it has ${ratioText(ratio)}, and needs ${MINIMUM}:1. ${readableColor(color, [COLORS.sealed]) ?? COLORS.accent} would do.`;
};
