/** For the build: the script of a site that counts its visits. */
import type { AnalyticsSettings } from "../../content/schema/analytics";
import { isForPreview } from "../launch/report";
import { vendorOf, type Vendor } from "./vendor";
import { bundleCall } from "../publish/bundle-script";

/** What every page has besides where visits are counted. */
export interface Analytics {
  /** Code of its inline script. */
  readonly code: string;
  readonly sources: Vendor["sources"];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Gives the service that counts in a build; a preview, which only the company looks at, counts nothing. */
export const analyticsVendor = (measure: AnalyticsSettings | undefined, environment: Environment): Vendor | undefined =>
  isForPreview(environment) ? undefined : vendorOf(measure);

/** Makes the inline script; nothing where nothing is counted. */
export const analytics = async (vendor: Vendor | undefined): Promise<Analytics | undefined> => {
  if (!vendor) return undefined;
  const { sources, ...settings } = vendor;
  return { code: await bundleCall("src/build/analytics/inline", "startAnalytics", JSON.stringify(settings)), sources };
};
