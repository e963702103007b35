/** What gatsby-plugin-sharp itself writes, with and without the limit. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { limitAvifEffort } from "../../../../src/build/gatsby/avif-effort";

const PICTURE = "content/images/hoa-street.jpg";
const WIDTH = 240;
const QUALITY = 50;

type ProcessFile = (file: string, transforms: readonly object[], options: object) => Promise<readonly Promise<unknown>[]>;

const requireHere = createRequire(path.resolve("package.json"));
const { processFile } = requireHere("gatsby-plugin-sharp/process-file") as { readonly processFile: ProcessFile };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "avif-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const byPlugin = async (name: string): Promise<Buffer> => {
  const outputPath = path.join(folder, name);
  const args = { toFormat: "avif", width: WIDTH, quality: QUALITY };
  await Promise.all(await processFile(PICTURE, [{ outputPath, args }], { stripMetadata: true, failOn: "warning" }));
  return readFileSync(outputPath);
};

it("makes the plugin's AVIFs with less work, unless a caller says how much", async () => {
  const small = () => sharp(PICTURE).resize(WIDTH);
  const before = await byPlugin("before.avif");
  const [least, usual] = [await small().avif({ effort: 1 }).toBuffer(), await small().avif({ effort: 4 }).toBuffer()];
  expect(least.equals(usual)).toBe(false);

  limitAvifEffort();

  expect((await byPlugin("after.avif")).equals(before)).toBe(false);
  expect((await small().avif().toBuffer()).equals(least)).toBe(true);
  expect((await small().avif({ effort: 4 }).toBuffer()).equals(usual)).toBe(true);
});
