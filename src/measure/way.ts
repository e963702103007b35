/** Which service counts, and what the site must say and allow for it. */
import type { Measure } from "../content/schema/measure";

/** Where the site's own script sends its counts, and in whose form. */
export interface Destination {
  readonly kind: "endpoint" | "plausible";
  readonly address: string;
  /** The site's name at Plausible. */
  readonly domain?: string;
}

/** Sources that a policy must allow besides. */
export interface MeasureSources {
  readonly scripts: readonly string[];
  readonly connects: readonly string[];
}

export type MeasureWay =
  | { readonly kind: "own"; readonly to: Destination; readonly sources: MeasureSources }
  | { readonly kind: "cloudflare"; readonly token: string; readonly sources: MeasureSources };

/** Where Plausible runs for those who do not run it themselves. */
export const PLAUSIBLE = "https://plausible.io";

/** The script of Cloudflare Web Analytics, and where it sends. @see https://developers.cloudflare.com/web-analytics/ */
export const CLOUDFLARE_SCRIPT = "https://static.cloudflareinsights.com/beacon.min.js";
const CLOUDFLARE_SOURCES = { scripts: [new URL(CLOUDFLARE_SCRIPT).origin], connects: ["https://cloudflareinsights.com"] };

const own = (to: Destination): MeasureWay => ({
  kind: "own",
  to,
  sources: { scripts: [], connects: [new URL(to.address).origin] },
});

/**
 * Finds the way of counting; nothing where none is set.
 *
 * Plausible gets its events from the site's own script: that needs no script of others, and sends what that one does.
 *
 * @see https://plausible.io/docs/events-api
 */
export const measureWay = (measure: Measure | undefined): MeasureWay | undefined => {
  const { endpoint, cloudflareToken, plausible } = measure ?? {};
  if (endpoint !== undefined) return own({ kind: "endpoint", address: endpoint });
  if (plausible) return own({ kind: "plausible", address: `${plausible.host ?? PLAUSIBLE}/api/event`, domain: plausible.domain });
  return cloudflareToken === undefined ? undefined : { kind: "cloudflare", token: cloudflareToken, sources: CLOUDFLARE_SOURCES };
};
