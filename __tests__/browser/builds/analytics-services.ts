/** Fake analytics services. */
import type { Page } from "@playwright/test";

/** Plausible: the URLs of its script and API, and a fake script. */
export const PLAUSIBLE = {
  script: "https://plausible.io/js/script.js",
  api: "https://plausible.io/**",
  // Like the real script, sends a page view, the events queued before the script loaded, and all later events.
  body: `{
    const { domain } = document.currentScript.dataset;
    const send = (n, options) => fetch("https://plausible.io/api/event", { method: "POST", body: JSON.stringify({ n, d: domain, ...options }) });
    const { q = [] } = window.plausible ?? {};
    window.plausible = send;
    send("pageview");
    for (const event of q) send(...event);
  }`,
} as const;

/** Cloudflare Web Analytics: the URLs of its script and API, and a fake script. */
export const CLOUDFLARE = {
  script: "https://static.cloudflareinsights.com/beacon.min.js",
  api: "https://cloudflareinsights.com/**",
  body: `fetch("https://cloudflareinsights.com/cdn-cgi/rum", { method: "POST", body: document.currentScript.dataset.cfBeacon })`,
} as const;

/**
 * Fakes a service. Returns a list that collects the bodies of requests to the service. Hides that the browser is automated, because the
 * site does not count bots.
 */
export const fakeService = async (page: Page, { script, api, body }: typeof PLAUSIBLE | typeof CLOUDFLARE): Promise<readonly string[]> => {
  const sent: string[] = [];
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false });
  });
  await page.route(api, async (route) => {
    sent.push(route.request().postData() ?? "");
    await route.fulfill({ status: 202, headers: { "access-control-allow-origin": "*" } });
  });
  await page.route(script, (route) => route.fulfill({ contentType: "text/javascript", body }));
  return sent;
};
