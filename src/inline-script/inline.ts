/** The script in every built page's head. In `develop` gatsby-browser takes `./index` alone. */
import { startApp } from "./app";
import "./index";

/** Set by the bundler. */
declare const APP_SCRIPTS: readonly string[];

const { parts = "" } = document.currentScript?.dataset ?? {};

startApp(document, { scripts: APP_SCRIPTS, parts: parts.split(" ") });

// Without an export esbuild takes the file for CommonJS and wraps every module: 600 bytes more.
export {};
