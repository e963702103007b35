/** The second script of every page where the site counts by itself: holds what happens until the script that counts has come. */
import { FAILED_EVENT, RECEIVED_EVENT } from "../../quote/outcome-events";
import { loadLate } from "./load-late";
import { mayCount } from "./may-count";

/** Set by the bundler: the address of src/measure/late. */
declare const MEASURE_SCRIPT: string;

if (mayCount(navigator)) {
  const held: Event[] = [];
  for (const type of ["click", "error", "unhandledrejection", RECEIVED_EVENT, FAILED_EVENT]) {
    addEventListener(type, (event) => held.push(event), true);
  }
  loadLate(Object.assign(document.createElement("script"), { src: MEASURE_SCRIPT, held }));
}

// Without an export esbuild takes the file for CommonJS.
export {};
