/**
 * What makes a page better once it is there: its script comes beside every page, and whatever it finds open or scrolled by then is taken as
 * it is. Without it menus open and close by a click on their button.
 */
import { startDisclosures } from "./disclosures";
import { startHeader } from "./header";
import { startHover } from "./hover";
import { startLanguage } from "./language";
import { startPairs } from "./pairs";
import { startStreetMap } from "./street-map";
import { startYear } from "./year";

/** Starts all of it. */
export const startPage = (view: Window): void => {
  const { document } = view;
  startHeader(view);
  startDisclosures(document);
  startHover(document);
  startStreetMap(document);
  startLanguage(document);
  startPairs(document);
  startYear(document);
};
