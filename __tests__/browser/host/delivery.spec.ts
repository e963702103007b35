/**
 * The quote form of a site that names an endpoint, under the policy its build would send.
 *
 * The build under test names none. What differs is put in on the way: the endpoint in the form of the page and in its props, and the policy, made by the build's own code of the page's scripts and styles.
 */
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { pagePolicy } from "../../../src/build/policy/policy";
import { toastStyleHashes } from "../../../src/build/policy/toast-style-hashes";
import { inlinesOf } from "../../../src/build/publish/host/inline";
import { live } from "../islands";
import { test } from "./violations";
import { fieldLabels, words } from "../../fixtures/built-words";
import { hasDelivery } from "../../fixtures/visits";

test.skip(hasDelivery, "the content names a way of its own: quote-form.spec.ts sends by it");

const ENDPOINT = "https://forms.test/quote";

const policyOf = (html: string): string => inlinesOf(html).policy;

/** The policy of a page as the build would write it for another endpoint. */
const policyFor = (html: string, endpoint: string | undefined): string => {
  const { scripts, styles } = inlinesOf(html);
  const later = html.includes('data-island="quote-form"') ? toastStyleHashes() : [];
  return pagePolicy({ scripts, styles: [...styles, ...later], endpoint });
};

/** Puts another policy into a page. */
const withPolicy = (html: string, policy: string): string =>
  html.replace(/(<meta http-equiv="Content-Security-Policy" content=")[^"]*/, (_, start: string) => start + policy);

/** Makes every page one of a site that sends its form to the endpoint, under the policy for another or for none. */
const serveWithEndpoint = async (page: Page, allowed: string | undefined): Promise<void> => {
  await page.route(/\/(?:about|contact|thank-you)$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const guarded = withPolicy(text, policyFor(text, allowed));
    await route.fulfill({
      response,
      body: guarded
        .replace('method="dialog"', `method="post" action="${ENDPOINT}"`)
        .replace('data-island="quote-form">{', `data-island="quote-form">{"endpoint":"${ENDPOINT}",`),
    });
  });
};

const fill = async (page: Page): Promise<void> => {
  await page.getByLabel(fieldLabels.name).fill("Ana Ruiz");
  await page.getByLabel(fieldLabels.email).fill("ana@ruiz.test");
  await page.getByLabel(fieldLabels.phone).fill("702 555 0100");
};

const send = (page: Page): Promise<void> => page.getByRole("button", { name: words.form.send }).click();

/** Opens the form, and waits until React answers it. */
const openForm = async (page: Page): Promise<void> => {
  await page.goto("/contact");
  await page.getByLabel(fieldLabels.name).focus();
  await live(page, "quote-form");
};

for (const file of ["about.html", "contact.html", "thank-you.html"]) {
  test(`the policy these tests put into ${file} is the shipped one, but for the endpoint`, () => {
    const html = readFileSync(`dist/${file}`, "utf8");
    expect(policyFor(html, undefined)).toBe(policyOf(html));
    expect(policyOf(withPolicy(html, policyFor(html, ENDPOINT)))).toContain("connect-src 'self' https://forms.test;");
    expect(policyOf(withPolicy(html, policyFor(html, ENDPOINT)))).toContain("form-action 'self' https://forms.test;");
  });
}

test("a form with delivery reaches the endpoint and shows its toast", async ({ page, violations }) => {
  const received: string[] = [];
  await serveWithEndpoint(page, ENDPOINT);
  await page.route(ENDPOINT, (route) => {
    received.push(route.request().postData() ?? "");
    return route.fulfill({ status: 200, headers: { "access-control-allow-origin": "*" }, body: "{}" });
  });
  await openForm(page);
  await fill(page);
  await send(page);
  // Before the words that stay: the toast goes after five seconds.
  await expect(page.locator("[data-sonner-toast]")).toHaveCSS("position", "absolute");
  await expect(page.getByRole("status")).toContainText(words.received.title);
  await expect(page.getByRole("link", { name: words.received.next })).toBeVisible();
  expect(received).toEqual([expect.stringContaining("name=Ana+Ruiz&email=ana%40ruiz.test")]);
  expect(violations).toEqual([]);
});

test("a policy that does not name the endpoint keeps the form from it", async ({ page, violations }) => {
  await serveWithEndpoint(page, undefined);
  await openForm(page);
  await fill(page);
  await send(page);
  await expect(page.getByRole("alert")).toContainText(words.form.notSent.split("{")[0] ?? "");
  expect(violations).toEqual([expect.stringContaining(`connect-src ${ENDPOINT}`)]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a plain form is sent to the endpoint, which sends the visitor on to /thank-you", async ({ page, baseURL }) => {
    await serveWithEndpoint(page, ENDPOINT);
    await page.route(ENDPOINT, (route) => route.fulfill({ status: 303, headers: { location: `${baseURL ?? ""}/thank-you` } }));
    await page.goto("/contact");
    await fill(page);
    await send(page);
    await expect(page).toHaveURL("/thank-you");
  });
});
