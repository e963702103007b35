/** The HTML of the page of requests. */
import { REQUESTS_POLICY } from "../../policy/policy";
import { escapeHtml } from "../answers";
import type { SiteSettings } from "../settings";

/** Makes the page. Its script draws what is in it. */
export const ownerPage = ({ company, phone, desk, words }: SiteSettings): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${REQUESTS_POLICY}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Requests | ${escapeHtml(company)}</title>
    <link rel="stylesheet" href="/admin/requests.css" />
    <script src="/admin/requests.js" defer></script>
  </head>
  <body data-company="${escapeHtml(company)}" data-phone="${escapeHtml(phone)}" data-keep-days="${desk?.keepDays ?? ""}" data-services="${escapeHtml(JSON.stringify(words.form.services))}">
    <header class="bar">
      <p class="brand">${escapeHtml(company)}</p>
      <nav id="who" aria-label="Signed in"></nav>
    </header>
    <main id="requests">
      <h1>Requests</h1>
      <noscript><p>This page needs JavaScript.</p></noscript>
      <div id="content"></div>
      <p id="status" role="status"></p>
    </main>
  </body>
</html>
`;
