/** The script that stands in every built page, so every byte counts: what the visitor's first tap must find there. */
import { startApp } from "./app";
import { startHeldSubmits } from "./held-submits";

/** Set by the bundler. */
declare const APP_SCRIPTS: readonly string[];

const { parts = "" } = document.currentScript?.dataset ?? {};

startHeldSubmits(document);
startApp(document, { scripts: APP_SCRIPTS, parts: parts.split(" ") });

// Without an export esbuild takes the file for CommonJS and wraps every module: 600 bytes more.
export {};
