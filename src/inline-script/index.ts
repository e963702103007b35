/**
 * Starts what must work before React does. Bundled alone and inlined in every page, so every byte counts.
 *
 * Everything listens on the document: React may draw the header anew without anyone starting this again.
 */
import { startDisclosures } from "./disclosures";
import { startHeader } from "./header";
import { startHeldSubmits } from "./held-submits";
import { startHover } from "./hover";
import { startStreetMap } from "./street-map";
import { startYear } from "./year";

startHeader(window);
startDisclosures(document);
startHover(document);
startHeldSubmits(document);
startStreetMap(document);
startYear(document);

// Without an export esbuild takes the file for CommonJS (package.json says so) and wraps every module: 300 bytes more.
export {};
