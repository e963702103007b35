/** The script of a post that only the visitor's browser knows: without the app there is nothing to see. */
import { START_EVENT } from "../../page-script/start-event";

addEventListener("load", () => document.dispatchEvent(new Event(START_EVENT)));

// Without an export esbuild takes the file for CommonJS.
export {};
