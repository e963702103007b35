/**
 * Runs only on GitHub: the local editor connects only to this computer. The public site's editor connects only to itself, GitHub's API and
 * the configured sign-in service.
 */
import { expect } from "@playwright/test";
import { test } from "./editor";

const ALLOWED = ["https://api.github.com/rate_limit", "https://login.example.com/auth"];
const REFUSED = [
  // Decap asks this page every five minutes whether GitHub works, and goes on without an answer.
  "https://www.githubstatus.com/api/v2/components.json",
  "https://github.com/",
  "https://evil.example/",
  "http://api.github.com/",
  "https://api.github.com.evil.example/",
];

test("scripts in the editor reach GitHub's API and the sign-in service, and no other host", async ({ page, editor }) => {
  // Every host would answer, so only the Content-Security-Policy stops a request.
  await page.route(/^https?:/, (route) => {
    if (route.request().url().startsWith(editor.address)) return route.fallback();
    return route.fulfill({ body: "{}", headers: { "Access-Control-Allow-Origin": "*" } });
  });
  await page.goto(editor.address);
  const reached = await page.evaluate(
    (urls) =>
      Promise.all(
        urls.map((url) =>
          fetch(url).then(
            () => [url],
            () => [],
          ),
        ),
      ),
    [...ALLOWED, ...REFUSED],
  );
  expect(reached.flat()).toEqual(ALLOWED);
});
