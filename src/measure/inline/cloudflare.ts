/** The second script of every page where Cloudflare Web Analytics counts: brings Cloudflare's own, late. */
import { loadLate } from "./load-late";
import { mayCount } from "./may-count";

/** Set by the bundler. */
declare const MEASURE_SCRIPT: string;
declare const MEASURE_TOKEN: string;

if (mayCount(navigator)) {
  const script = Object.assign(document.createElement("script"), { src: MEASURE_SCRIPT });
  script.dataset.cfBeacon = JSON.stringify({ token: MEASURE_TOKEN });
  loadLate(script);
}

// Without an export esbuild takes the file for CommonJS.
export {};
