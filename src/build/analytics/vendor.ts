/** Which service counts visits, and what the site must load, say and allow for it. */
import type { AnalyticsSettings } from "../../content/schema/analytics";
import { isForPreview } from "../launch/report";
import { bundleCall } from "../publish/bundle-script";

/** A service that counts with a script of its own. */
export interface Vendor {
  /** Address of its script. */
  readonly script: string;
  /** What that script reads from its own element, as `dataset` names it. */
  readonly data: Readonly<Record<string, string>>;
  /** Whether it takes events of the site besides visits. */
  readonly takesEvents: boolean;
  /** Sources that a policy must allow. */
  readonly sources: { readonly scripts: readonly string[]; readonly connects: readonly string[] };
}

/** Where Plausible runs for those who do not run it themselves. */
export const PLAUSIBLE = "https://plausible.io";

/**
 * Returns the service; undefined where none is set.
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

/** What every page has besides where visits are counted. */
export interface Analytics {
  /** Code of its inline script. */
  readonly code: string;
  readonly sources: Vendor["sources"];
}

/** Returns the service that counts in a build; a preview, which only the company looks at, counts nothing. */
export const analyticsVendor = (
  measure: AnalyticsSettings | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): Vendor | undefined => (isForPreview(environment) ? undefined : vendorOf(measure));

/** Builds the inline script; none where nothing is counted. */
export const analytics = async (vendor: Vendor | undefined): Promise<Analytics | undefined> => {
  if (!vendor) return undefined;
  const { sources, ...settings } = vendor;
  return { code: await bundleCall("src/build/analytics/inline", "startAnalytics", JSON.stringify(settings)), sources };
};
