/**
 * The company's colors, logo and heading font. After a change, run `npm run brand` to regenerate the other files in this folder and the
 * icons in `static/`.
 */

/** Colors by token name: `sealed` becomes `--color-sealed`. Numbers in parentheses are contrast ratios (WCAG 2.2, 1.4.3). */
export const COLORS = {
  /** Fresh sealcoat: dark bands and the browser's toolbar. */
  sealed: "#0e0d0c",
  /** Near-black, slightly warm: raised dark surfaces. */
  asphalt: "#1d1b19",
  /** Lines on dark backgrounds. */
  "asphalt-line": "#4a4640",
  /** Line paint: page background, and text on dark backgrounds (18.9 on sealed). */
  paper: "#fdfcf9",
  /** Secondary text on dark backgrounds (12.9 on sealed). */
  "paper-soft": "#d8d2c7",
  /** Traffic yellow: the only accent color (12.4 with sealed). `npm run brand` derives `--color-accent-shade` from it. */
  accent: "#ffc629",
  /** Light bands. */
  sand: "#f3ede2",
  /** Lines and borders on light backgrounds. */
  rock: "#d9cdb8",
  /** Borders that must be easy to see, such as those of form fields (3.8 on paper). */
  "rock-deep": "#8d8069",
  /** Body text (16.7 on paper). */
  ink: "#1d1b19",
  /** Secondary text (7.8 on paper, 6.9 on sand). */
  "ink-soft": "#57503f",
  /** Accessible-parking blue: pages about accessible parking, and focus outlines (7.8 on paper). */
  blue: "#0b4f9e",
  /** Errors (7.6 on paper). */
  error: "#a3180c",
} as const;

/** The company's logo mark: a parking stall seen from above. */
export const LOGO_MARK = {
  /** Width and height of the view box. */
  size: 32,
  radius: 3,
  background: COLORS.accent,
  ink: COLORS.sealed,
  path: "M7 5h3v22H7zM22 5h3v22h-3zM10 24h12v3H10zM13 8h6v2.5h-6zM13 13h6v2.5h-6z",
} as const;

/**
 * The heading font: one instance of a variable font, with kerning and only the characters that the site needs. This makes the file less
 * than a tenth of the original size.
 */
export const HEADING_FONT = {
  /** A package in devDependencies. */
  from: "@fontsource-variable/archivo",
  /** Path of the font file in the package. */
  file: "files/archivo-latin-wdth-normal.woff2",
  axes: { wght: 800, wdth: 118 },
  /** Non-ASCII characters that English and Spanish need. */
  letters: "\u00a0áéíóúüñÁÉÍÓÚÜÑ¿¡°½¼¾×–—‘’“”…·•→←©®",
} as const;
