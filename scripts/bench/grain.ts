/**
 * Measures how much of a master's grain an encoded picture keeps in dark, even areas, such as asphalt. In such areas, SSIM does not notice
 * when grain turns into flat squares, because its stabilizing constants exceed the variance of the pixels.
 */
import type sharp from "sharp";

/** Side of a tile in pixels. */
const TILE = 16;
/** Mean brightness below which a tile is dark. */
const DARK = 80;
/** Range of the detail, in levels of brightness, of tiles that have grain but no edges. */
const [FINEST, COARSEST] = [0.3, 6];

/** Share of tiles that must be dark and grainy to matter: fewer are shadows and tires. */
const LEAST_SHARE = 0.1;

interface Tile {
  readonly brightness: number;
  /** Mean difference of the pixels from the mean of their four neighbors. */
  readonly detail: number;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const tilesOf = async (picture: sharp.Sharp): Promise<readonly Tile[]> => {
  const { data, info } = await picture.grayscale().toColorspace("b-w").raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): number => data[y * info.width + x] ?? 0;
  const inTile = Array.from(
    { length: (TILE - 2) ** 2 },
    (_, index) => [1 + (index % (TILE - 2)), 1 + Math.floor(index / (TILE - 2))] as const,
  );
  const columns = Math.floor(info.width / TILE);
  return Array.from({ length: columns * Math.floor(info.height / TILE) }, (_, index) => {
    const [left, top] = [(index % columns) * TILE, Math.floor(index / columns) * TILE];
    const pixels = inTile.map(([x, y]) => [left + x, top + y] as const);
    return {
      brightness: mean(pixels.map(([x, y]) => at(x, y))),
      detail: mean(pixels.map(([x, y]) => Math.abs(at(x, y) - (at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1)) / 4))),
    };
  });
};

/**
 * Returns the share of detail that dark, grainy tiles keep, as the 25th percentile: three of four tiles keep at least this share. Returns 1
 * if few tiles of the master are dark and grainy.
 */
export const keptGrain = async (master: sharp.Sharp, encoded: sharp.Sharp): Promise<number> => {
  const [before, after] = [await tilesOf(master), await tilesOf(encoded)];
  const kept = before.flatMap(({ brightness, detail }, index) =>
    brightness < DARK && detail > FINEST && detail < COARSEST ? [(after[index]?.detail ?? 0) / detail] : [],
  );
  if (kept.length < before.length * LEAST_SHARE) return 1;
  return kept.toSorted((a, b) => a - b)[Math.floor(kept.length / 4)] ?? 1;
};
