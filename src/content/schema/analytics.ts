/** Settings of analytics, which are off by default. */
import { z } from "zod";
import { endpointUrl, group, pattern } from "./fields";

const HOST = "an address without a path and without a slash at its end, such as https://plausible.example.com";

const plausibleSchema = group("Plausible", "Plausible", "Visits, taps on call and text links, and forms, at Plausible.", {
  domain: pattern(
    "Domain",
    "As the site is named at Plausible.",
    /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
    "a domain in small letters, without https://, such as example.com",
  ),
  host: endpointUrl("Host", "Of a Plausible of your own. Left out: https://plausible.io.")
    .refine((value) => URL.canParse(value) && new URL(value).origin === value, { error: HOST })
    .optional(),
});

/** `measure` in `business.yml`: one service at most. */
export const analyticsSchema = z
  .strictObject({
    cloudflareToken: pattern(
      "Cloudflare token",
      "Of Cloudflare Web Analytics: visits and vitals, nothing else.",
      /^[0-9a-f]{32}$/,
      "a token of 32 digits and letters a to f, as in the snippet that Cloudflare shows",
    ).optional(),
    plausible: plausibleSchema.optional(),
  })
  .refine(({ cloudflareToken, plausible }) => !(cloudflareToken && plausible), {
    error: "one service: Cloudflare Web Analytics or Plausible",
  })
  .meta({
    id: "Measure",
    title: "Counting visits",
    description: "cloudflareToken or plausible (docs/deploy.md). Left out, nothing is counted.",
  });

export type AnalyticsSettings = z.infer<typeof analyticsSchema>;
