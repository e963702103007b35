/**
 * Colors, logo and heading font of the company. After a change run `npm run brand`, which writes the other files of this folder and the
 * icons in `static/`.
 */

/** Colors by the name of their token: `--color-sealed`. Contrast ratios are against the color named beside them (WCAG 2.2, 1.4.3). */
export const COLORS = {
  /** Fresh sealcoat: dark bands, the browser's toolbar. */
  sealed: "#0e0d0c",
  /** Near-black, slightly warm: raised dark surfaces. */
  asphalt: "#1d1b19",
  /** Rules on dark. */
  "asphalt-line": "#4a4640",
  /** Line paint: page background, text on dark (18.9 on sealed). */
  paper: "#fdfcf9",
  /** Quiet text on dark (12.9 on sealed). */
  "paper-soft": "#d8d2c7",
  /** Traffic yellow: the one accent, black text on it (12.2). */
  accent: "#ffc629",
  /** Its pressed state. */
  "accent-deep": "#f2b200",
  /** Light band. */
  sand: "#f3ede2",
  /** Rules and borders on light. */
  rock: "#d9cdb8",
  /** Borders that must be seen (3.7 on paper): form fields. */
  "rock-deep": "#8d8069",
  /** Body text (16.7 on paper). */
  ink: "#1d1b19",
  /** Quiet text (7.6 on paper, 6.7 on sand). */
  "ink-soft": "#57503f",
  /** Accessible stall: only where accessible parking is meant (7.9 on paper). */
  blue: "#0b4f9e",
  /** Errors (7.5 on paper). */
  error: "#a3180c",
} as const;

/** The company's logo mark: a parking stall seen from above, half of it sealed. */
export const LOGO_MARK = {
  /** Width and height of its view box. */
  size: 32,
  radius: 3,
  background: COLORS.accent,
  ink: COLORS.sealed,
  path: "M7 5h3v22H7zM22 5h3v22h-3zM10 24h12v3H10zM13 8h6v2.5h-6zM13 13h6v2.5h-6z",
} as const;

/** The heading font: one instance of a variable font, with its kerning and few letters, has a quarter of the font's bytes. */
export const HEADING_FONT = {
  /** A package in devDependencies, and the font's file in it. */
  from: "@fontsource-variable/archivo",
  file: "files/archivo-latin-wdth-normal.woff2",
  axes: { wght: 800, wdth: 118 },
  /** Letters besides ASCII: those of English and Spanish. */
  letters: "\u00a0áéíóúüñÁÉÍÓÚÜÑ¿¡°½¼¾×–—‘’“”…·•→←©®",
} as const;
