/** For the build: the script of a site that counts its visits. */
import type { Measure } from "../../content/schema/measure";
import { isForPreview } from "../launch/report";
import { vendorOf, type Vendor } from "../analytics/vendor";
import { bundleCall } from "../publish/bundle-script";

/** What every page has besides where visits are counted. */
export interface Counting {
  /** Code of its inline script. */
  readonly code: string;
  readonly sources: Vendor["sources"];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Gives the service that counts in a build; a preview, which only the company looks at, counts nothing. */
export const countingVendor = (measure: Measure | undefined, environment: Environment): Vendor | undefined =>
  isForPreview(environment) ? undefined : vendorOf(measure);

/** Makes the inline script; nothing where nothing is counted. */
export const counting = async (vendor: Vendor | undefined): Promise<Counting | undefined> => {
  if (!vendor) return undefined;
  const { sources, ...settings } = vendor;
  return { code: await bundleCall("src/build/analytics/inline", "startCounting", JSON.stringify(settings)), sources };
};
