/** For the build: the scripts of a site that counts its visits. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Measure } from "../content/schema/measure";
import { isForPreview } from "../launch/report";
import { CLOUDFLARE_SCRIPT, measureWay, type MeasureSources, type MeasureWay } from "../measure/way";
import { bundleScript } from "../publish/bundle-script";
import { scriptFile } from "../publish/hashed-files";

/** What every page has besides where visits are counted. */
export interface Counting {
  /** Code of its inline script. */
  readonly code: string;
  readonly sources: MeasureSources;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Gives the way of counting of a build; a preview, which only the company looks at, counts nothing. */
export const countingWay = (measure: Measure | undefined, environment: Environment): MeasureWay | undefined =>
  isForPreview(environment) ? undefined : measureWay(measure);

/**
 * Makes the inline script, and writes the one that it loads late, where that is the site's own, into a folder.
 *
 * @returns nothing where nothing is counted
 */
export const counting = async (way: MeasureWay | undefined, folder: string): Promise<Counting | undefined> => {
  if (!way) return undefined;
  const { kind, sources } = way;
  if (kind === "cloudflare") {
    const define = { MEASURE_SCRIPT: JSON.stringify(CLOUDFLARE_SCRIPT), MEASURE_TOKEN: JSON.stringify(way.token) };
    return { code: await bundleScript("src/measure/inline/cloudflare.ts", define), sources };
  }
  const late = scriptFile("count", await bundleScript("src/measure/late/index.ts", { MEASURE_TO: JSON.stringify(way.to) }));
  const file = path.join(folder, late.file);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, late.code);
  return { code: await bundleScript("src/measure/inline/own.ts", { MEASURE_SCRIPT: JSON.stringify(`/${late.file}`) }), sources };
};
