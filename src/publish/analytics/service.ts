/** Defines the analytics services: their scripts and Content-Security-Policy sources. */
import { PLAUSIBLE, type AnalyticsSettings } from "../../content/schema/analytics";
import { isForPreview } from "../is-for-preview";
import { bundleCall } from "../bundle-script";

/** An analytics service: its script's URL and `data-*` attributes, whether it accepts events, and its Content-Security-Policy sources. */
export type AnalyticsService = NonNullable<ReturnType<typeof analyticsService>>;

/**
 * Returns the configured analytics service. Returns undefined if there is none, or if this build is a preview, because only the
 * company visits previews.
 *
 * @see https://plausible.io/docs/plausible-script
 * @see https://developers.cloudflare.com/web-analytics/
 */
export const analyticsService = ({ cloudflareToken, plausible }: AnalyticsSettings = {}) => {
  if (isForPreview()) return undefined;
  if (plausible) {
    const { domain, host = PLAUSIBLE } = plausible;
    return { script: `${host}/js/script.js`, data: { domain }, acceptsEvents: true, sources: { scripts: [host], connects: [host] } };
  }
  if (cloudflareToken === undefined) return undefined;
  return {
    script: "https://static.cloudflareinsights.com/beacon.min.js",
    data: { cfBeacon: JSON.stringify({ token: cloudflareToken }) },
    acceptsEvents: false,
    sources: { scripts: ["https://static.cloudflareinsights.com"], connects: ["https://cloudflareinsights.com"] },
  };
};

/** Returns the analytics inline script and its Content-Security-Policy sources; undefined if there is no service. */
export const analyticsScript = async (settings: AnalyticsSettings | undefined) => {
  const service = analyticsService(settings);
  if (!service) return undefined;
  const { sources, ...options } = service;
  return { code: await bundleCall("src/publish/analytics/inline", "startAnalytics", JSON.stringify(options)), sources };
};
