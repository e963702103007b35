import sharp from "sharp";
import { keptGrain } from "../../../scripts/bench/grain";

const SIDE = 64;

/** Returns a picture of even brightness with grain that differs by up to `grain` levels. */
const surface = (brightness: number, grain: number): Buffer =>
  Buffer.from(Array.from({ length: SIDE ** 2 }, (_, index) => brightness + (((index * 7919) % 101) / 100) * grain));
const asphalt = surface(30, 8);
/** A bright picture, one of whose 16 tiles is dark and grainy, and the same picture without that grain. */
const mostlyBright = (isGrainy: boolean): Buffer =>
  Buffer.from(
    surface(200, 0).map((level, index) => (index % SIDE < 16 && index < 16 * SIDE ? ((isGrainy ? asphalt[index] : 34) ?? 0) : level)),
  );
const show = (pixels: Buffer) => sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 1 } });

it.each([
  ["no loss in an equal picture", asphalt, asphalt, 1],
  ["total loss in dark asphalt that became flat, which SSIM hardly notices", asphalt, surface(34, 0), 0],
  ["no loss in a bright picture, where SSIM itself notices missing grain", surface(180, 8), surface(184, 0), 1],
  ["no loss in a bright picture with one dark tile", mostlyBright(true), mostlyBright(false), 1],
  ["no loss in a dark surface without grain", surface(34, 0), surface(34, 0), 1],
  ["no loss in a dark surface full of edges", surface(0, 120), surface(60, 0), 1],
])("reports %s", async (_, master, encoded, share) => {
  expect(await keptGrain(show(master), show(encoded))).toBe(share);
});

it.each([
  ["no loss if a quarter of the picture became flat", 0.75, 1],
  ["total loss if half of the picture became flat", 0.5, 0],
])("reports %s", async (_, grainy, share) => {
  const encoded = Buffer.from(asphalt.map((level, index) => (index < SIDE ** 2 * grainy ? level : 34)));
  expect(await keptGrain(show(asphalt), show(encoded))).toBe(share);
});
