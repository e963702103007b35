import type { PageBuild } from "../../../../src/build/gatsby/page-build";

/** A fake page build. */
export const BUILD: PageBuild = {
  script: "/static/page-0.js",
  waiting: "/static/waiting-0.js",
  styles: { site: "", print: "", byIsland: {} },
  printStyles: "/static/print-0.css",
  byIsland: { "quote-form": "keep()", "post-list": "merge()" },
  byPage: { "/thank-you": "forget()" },
  toastStyles: ["'sha256-toast'"],
  feedTitles: { en: "Notes" },
  endpoint: undefined,
  hasTurnstile: false,
  analytics: undefined,
  year: "2026",
};
