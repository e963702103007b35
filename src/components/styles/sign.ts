/** The company's sign: a parking stall seen from above, half of it sealed. The logo uses it; the icons in `static/` are pictures of it. */
export const SIGN = {
  /** Width and height of its view box. */
  size: 32,
  radius: 3,
  background: "#ffc629",
  ink: "#0e0d0c",
  path: "M7 5h3v22H7zM22 5h3v22h-3zM10 24h12v3H10zM13 8h6v2.5h-6zM13 13h6v2.5h-6z",
} as const;
