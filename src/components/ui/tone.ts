/** Steps of each colour channel: enough for a ground that a picture covers in a moment. */
const STEPS = 8;

const step = (channel: string): number => Math.floor((parseInt(channel, 16) * STEPS) / 256);

/**
 * Names a colour for the `data-tone` attribute, which tone.css paints: `#282828` is `r1 g1 b1`.
 *
 * Not a style attribute: a strict Content-Security-Policy refuses those, and one class a colour would grow with the pictures.
 */
export const toneOf = (colour: string | undefined): string | undefined => {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour ?? "") ?? [];
  return red && green && blue ? `r${step(red)} g${step(green)} b${step(blue)}` : undefined;
};
