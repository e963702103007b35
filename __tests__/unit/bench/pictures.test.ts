import { psnr, ssim, type Pixels } from "../../../scripts/bench/pictures/likeness";
import { isEnough, LEAST_PSNR, LEAST_PSNR_OF_THUMBNAIL, LEAST_SSIM, THUMBNAIL } from "../../../scripts/bench/pictures/limits";

const SIDE = 64;

/** Returns a square of gray pixels. `shadeAt` is the shade at a position. */
const square = (shadeAt: (x: number, y: number) => number): Pixels => ({
  data: Uint8Array.from({ length: 3 * SIDE ** 2 }, (_, index) => shadeAt(Math.floor(index / 3) % SIDE, Math.floor(index / 3 / SIDE))),
  width: SIDE,
  height: SIDE,
});
const slope = square((x, y) => 60 + x + y);

describe("psnr", () => {
  it("is 20 log(255 / d) dB if every byte differs by d", () => {
    expect(
      psnr(
        slope,
        square((x, y) => 65 + x + y),
      ),
    ).toBeCloseTo(20 * Math.log10(255 / 5), 6);
  });

  it("is infinite for equal pictures", () => {
    expect(psnr(slope, slope)).toBe(Infinity);
  });
});

describe("ssim", () => {
  it("is 1 for equal pictures", () => {
    expect(ssim(slope, slope)).toBeCloseTo(1, 9);
  });

  it("is (2ab + C1) / (a² + b² + C1) for two plain pictures of the shades a and b", () => {
    const c1 = (0.01 * 255) ** 2;
    const expected = (2 * 100 * 120 + c1) / (100 ** 2 + 120 ** 2 + c1);
    expect(
      ssim(
        square(() => 100),
        square(() => 120),
      ),
    ).toBeCloseTo(expected, 9);
  });

  it("detects a lost texture that hardly changes the shades", () => {
    const textured = square((x, y) => 100 + ((x + y) % 2) * 8);
    const flat = square(() => 104);
    expect(psnr(textured, flat)).toBeGreaterThan(36);
    expect(ssim(textured, flat)).toBeLessThan(0.9);
  });

  it("refuses a picture smaller than its window", () => {
    const small: Pixels = { data: new Uint8Array(300), width: 10, height: 10 };
    expect(() => ssim(small, small)).toThrow("SSIM needs pictures of 11 pixels or more on each side, found 10");
  });
});

it.each([
  ["exactly the limits", { width: THUMBNAIL, psnr: LEAST_PSNR, ssim: LEAST_SSIM }, true],
  ["too low a PSNR", { width: THUMBNAIL, psnr: LEAST_PSNR - 0.1, ssim: 0.99 }, false],
  ["too low an SSIM", { width: THUMBNAIL, psnr: 40, ssim: LEAST_SSIM - 0.001 }, false],
  ["a thumbnail at its limit", { width: THUMBNAIL - 1, psnr: LEAST_PSNR_OF_THUMBNAIL, ssim: 0.8 }, true],
  ["a thumbnail below its limit", { width: THUMBNAIL - 1, psnr: LEAST_PSNR_OF_THUMBNAIL - 0.1, ssim: 0.97 }, false],
])("%s: accepted or not", (_, likeness, expected) => {
  expect(isEnough(likeness)).toBe(expected);
});
