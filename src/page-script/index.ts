/**
 * Starts what makes a page better once it is there: its file comes beside the page, and whatever it finds open or scrolled by then
 * is taken as it is. Without it menus open and close by a click on their button.
 *
 * Everything listens on the document: React may draw the header anew without anyone starting this again.
 */
import { startDisclosures } from "./disclosures";
import { startHeader } from "./header";
import { startHover } from "./hover";
import { startPairs } from "./pairs";
import { startStreetMap } from "./street-map";
import { startWayBack } from "./way-back";
import { startYear } from "./year";

startHeader(window);
startDisclosures(document);
startHover(document);
startStreetMap(document);
startPairs(document);
startYear(document);
startWayBack(window);

// Without an export esbuild takes the file for CommonJS (package.json says so) and wraps every module: 300 bytes more.
export {};
