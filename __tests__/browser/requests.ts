/** Intercepts requests of the form, so that tests send nothing to the company. */
import type { Page } from "@playwright/test";

/** A sent request. */
export interface SentRequest {
  readonly url: string;
  readonly body: string;
}

/** Collects a page's POST requests and responds like an endpoint. Nothing leaves the browser. */
export const interceptRequests = async (page: Page): Promise<readonly SentRequest[]> => {
  const sent: SentRequest[] = [];
  await page.route(/./, (route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.fallback();
    sent.push({ url: request.url(), body: request.postData() ?? "" });
    // A form posted without scripts is redirected to the thank-you page.
    if (request.isNavigationRequest()) return route.fulfill({ status: 303, headers: { location: new URL("/thank-you", page.url()).href } });
    return route.fulfill({ status: 200, headers: { "access-control-allow-origin": "*" }, contentType: "application/json", body: "{}" });
  });
  return sent;
};
