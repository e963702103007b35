/** The analytics service: its script, its sources in the policy, and its text for the privacy page. */
import type { AnalyticsSettings } from "../../content/schema/analytics";
import { isForPreview } from "../launch/report";
import { bundleCall } from "../publish/bundle-script";

/** An analytics service. */
export interface Vendor {
  /** Address of its script. */
  readonly script: string;
  /** `data-*` attributes of its script element, named as in `dataset`. */
  readonly data: Readonly<Record<string, string>>;
  /** Whether it accepts custom events. */
  readonly takesEvents: boolean;
  /** Sources that the policy must allow. */
  readonly sources: { readonly scripts: readonly string[]; readonly connects: readonly string[] };
}

/** Plausible's own server, for sites that do not host it themselves. */
export const PLAUSIBLE = "https://plausible.io";

/**
 * Returns the service; undefined if none is set.
 *
 * @see https://plausible.io/docs/plausible-script
 * @see https://developers.cloudflare.com/web-analytics/
 */
const vendorOf = ({ cloudflareToken, plausible }: AnalyticsSettings = {}): Vendor | undefined => {
  if (plausible) {
    const { domain, host = PLAUSIBLE } = plausible;
    return { script: `${host}/js/script.js`, data: { domain }, takesEvents: true, sources: { scripts: [host], connects: [host] } };
  }
  if (cloudflareToken === undefined) return undefined;
  return {
    script: "https://static.cloudflareinsights.com/beacon.min.js",
    data: { cfBeacon: JSON.stringify({ token: cloudflareToken }) },
    takesEvents: false,
    sources: { scripts: ["https://static.cloudflareinsights.com"], connects: ["https://cloudflareinsights.com"] },
  };
};

/** Returns the service of a build; undefined for a preview, which only the company visits. */
export const analyticsVendor = (
  settings: AnalyticsSettings | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): Vendor | undefined => (isForPreview(environment) ? undefined : vendorOf(settings));

/** Builds the inline script and the policy's sources for pages of a site with analytics. */
export const analytics = async (vendor: Vendor | undefined) => {
  if (!vendor) return undefined;
  const { sources, ...settings } = vendor;
  return { code: await bundleCall("src/build/analytics/inline", "startAnalytics", JSON.stringify(settings)), sources };
};
