/** Islands that wait for the visitor: each comes to life with the first gesture in it. */
import { on } from "../on";
import { islandLoader } from "./loader";

/** Addresses of the scripts of islands, by their names. */
export type WaitingIslands = Readonly<Record<string, readonly string[]>>;

const AREA = "script[data-island]+*,details";

/**
 * Loads an island when the visitor points at it or at the `<details>` around it, touches it or moves the focus into it; what was lost on the way is tried again.
 */
export const startOnInteraction = (document: Document, islands: WaitingIslands): void => {
  const loaders = new Map(Object.entries(islands).map(([name, files]) => [name, islandLoader(document, name, files)]));
  const start = ({ target }: Pick<Event, "target">) => {
    if (!(target instanceof Element)) return;
    // An island that holds the target, or stands in what opens around it: that one answers the fields beside it.
    for (let area = target.closest(AREA); area; area = area.parentElement?.closest(AREA) ?? null)
      for (const data of [area.previousElementSibling, ...area.querySelectorAll("[data-island]")])
        if (data instanceof HTMLElement) void loaders.get(data.dataset.island ?? "")?.();
  };
  on(document, start, "pointerover", "pointerdown", "focusin", "input");
  // It does not bubble; find-in-page and a link to a part of the page open what nobody has touched.
  document.addEventListener("toggle", start, true);
  // Before this script was there.
  for (const target of document.querySelectorAll("details[open]")) start({ target });
};
