/** PSNR and SSIM: how close an encoded picture is to its master. */

/** Pixels of a picture, three bytes each (red, green, blue), row by row. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const PEAK = 255;

/** Returns the peak signal-to-noise ratio of two pictures of one size in dB, over red, green and blue; Infinity if they are equal. */
export const psnr = (one: Pixels, other: Pixels): number => {
  let sum = 0;
  for (let index = 0; index < one.data.length; index++) sum += ((one.data[index] ?? 0) - (other.data[index] ?? 0)) ** 2;
  return 10 * Math.log10(PEAK ** 2 / (sum / one.data.length));
};

/** The window of SSIM: 11 pixels across, a Gaussian with a standard deviation of 1.5. */
const REACH = 5;
const WINDOW = Array.from({ length: 2 * REACH + 1 }, (_, index) => Math.exp(-((index - REACH) ** 2) / (2 * 1.5 ** 2)));
const WINDOW_SUM = WINDOW.reduce((sum, weight) => sum + weight);
/** Constants that stabilize the quotients in nearly black or nearly uniform windows. */
const C1 = (0.01 * PEAK) ** 2;
const C2 = (0.03 * PEAK) ** 2;
/** Length of the shorter side at which pictures are compared, in pixels. */
const SIDE = 256;

interface Plane {
  readonly values: Float64Array;
  readonly width: number;
  readonly height: number;
}

/** Returns the luma (ITU-R BT.601), averaged over squares of `step` pixels. */
const lumaOf = ({ data, width: across, height: down }: Pixels, step: number): Plane => {
  const [width, height] = [Math.floor(across / step), Math.floor(down / step)];
  const values = new Float64Array(width * height);
  for (let y = 0; y < height * step; y++)
    for (let x = 0; x < width * step; x++) {
      const from = 3 * (y * across + x);
      const luma = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
      const to = Math.floor(y / step) * width + Math.floor(x / step);
      values[to] = (values[to] ?? 0) + luma / step ** 2;
    }
  return { values, width, height };
};

/** Returns a plane blurred along its rows (`step` 1) or its columns (`step` is its width). */
const blurAlong = ({ values, width, height }: Plane, step: number): Plane => {
  const [across, down] = step === 1 ? [width - 2 * REACH, height] : [width, height - 2 * REACH];
  const blurred = new Float64Array(across * down);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      let sum = 0;
      for (let tap = 0; tap < WINDOW.length; tap++) sum += (WINDOW[tap] ?? 0) * (values[y * width + x + tap * step] ?? 0);
      blurred[y * across + x] = sum / WINDOW_SUM;
    }
  return { values: blurred, width: across, height: down };
};

const blur = (plane: Plane): Float64Array => {
  const rows = blurAlong(plane, 1);
  return blurAlong(rows, rows.width).values;
};

const product = (one: Plane, other: Plane): Plane => ({
  ...one,
  values: one.values.map((value, index) => value * (other.values[index] ?? 0)),
});

/**
 * Returns the mean structural similarity of the luma of two pictures of the same size: 1 if they are equal.
 *
 * As defined by Z. Wang, A. C. Bovik, H. R. Sheikh and E. P. Simoncelli, "Image quality assessment: from error visibility to structural
 * similarity", 2004. Downscaled like in Wang's reference code, until the shorter side is near 256 pixels.
 *
 * @throws if a side is shorter than the window of 11 pixels
 */
export const ssim = (one: Pixels, other: Pixels): number => {
  const shorter = Math.min(one.width, one.height);
  if (shorter <= 2 * REACH) throw new Error(`SSIM needs pictures of ${2 * REACH + 1} pixels or more on each side, found ${shorter}`);
  const step = Math.max(1, Math.round(shorter / SIDE));
  const [x, y] = [lumaOf(one, step), lumaOf(other, step)];
  const [meansX, meansY] = [blur(x), blur(y)];
  const [squaresX, squaresY, products] = [blur(product(x, x)), blur(product(y, y)), blur(product(x, y))];
  const similarities = meansX.map((meanX, index) => {
    const meanY = meansY[index] ?? 0;
    const [both, squares] = [meanX * meanY, meanX ** 2 + meanY ** 2];
    const covariance = (products[index] ?? 0) - both;
    const variances = (squaresX[index] ?? 0) + (squaresY[index] ?? 0) - squares;
    return ((2 * both + C1) * (2 * covariance + C2)) / ((squares + C1) * (variances + C2));
  });
  return similarities.reduce((sum, similarity) => sum + similarity, 0) / similarities.length;
};
