/** Requests that visitors send with the form: no test lets one reach the company, or anybody. */
import type { Page } from "@playwright/test";

/** A request as it was sent. */
export interface SentRequest {
  readonly url: string;
  readonly body: string;
}

/** Answers whatever a page sends with POST as an endpoint does that takes it, and lists it. Nothing of it leaves the browser. */
export const takeRequests = async (page: Page): Promise<readonly SentRequest[]> => {
  const sent: SentRequest[] = [];
  await page.route(/./, (route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.fallback();
    sent.push({ url: request.url(), body: request.postData() ?? "" });
    // A form that the browser posts by itself is sent on to the page that thanks.
    if (request.isNavigationRequest()) return route.fulfill({ status: 303, headers: { location: new URL("/thank-you", page.url()).href } });
    return route.fulfill({ status: 200, headers: { "access-control-allow-origin": "*" }, contentType: "application/json", body: "{}" });
  });
  return sent;
};
