/** Analytics settings. Analytics are off by default. */
import type { z } from "zod";
import { DOMAIN, endpointUrl, group, pattern } from "./fields";

/** Plausible's own server, used unless the settings name a self-hosted server. */
export const PLAUSIBLE = "https://plausible.io";

const HOST = "an address without a path or a slash at the end, such as https://plausible.example.com";

const plausibleSchema = group("Plausible", {
  domain: pattern(
    "Domain",
    "The site's name in Plausible.",
    DOMAIN,
    "a domain in lowercase letters, without https://, such as example.com",
  ),
  host: endpointUrl("Host", `Only for a self-hosted Plausible. Leave empty to use ${PLAUSIBLE}.`)
    .refine((value) => new URL(value).origin === value, { error: HOST })
    .optional(),
}).meta({ description: "Plausible counts visits, taps on call and text links, and sent forms." });

/** `analytics` in `hosting.yml`: at most one service. */
export const analyticsSchema = group("Counting visits", {
  cloudflareToken: pattern(
    "Cloudflare token",
    "From Cloudflare Web Analytics, which counts visits and measures speed.",
    /^[0-9a-f]{32}$/,
    "a token of 32 digits and letters a to f, as in the snippet that Cloudflare shows",
  ).optional(),
  plausible: plausibleSchema.optional(),
})
  .meta({ description: "Set cloudflareToken or plausible (docs/deploy.md). Leave both empty to count no visits." })
  .refine(({ cloudflareToken, plausible }) => !(cloudflareToken && plausible), {
    error: "only one service: Cloudflare Web Analytics or Plausible",
  });

export type AnalyticsSettings = z.infer<typeof analyticsSchema>;
