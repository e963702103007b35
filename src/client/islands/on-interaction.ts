/** Hydrates islands on the first interaction. */
import { on } from "../on";
import { islandLoader } from "./loader";

/** Addresses of scripts by island name. */
export type WaitingIslands = Readonly<Record<string, readonly string[]>>;

const AREA = "script[data-island]+*,details";

/** Loads an island when the visitor points at it, touches it, focuses it or opens the `<details>` around it. Retries failed scripts. */
export const startOnInteraction = (document: Document, islands: WaitingIslands): void => {
  const loaders = new Map(Object.entries(islands).map(([name, files]) => [name, islandLoader(document, name, files)]));
  const start = ({ target }: Pick<Event, "target">) => {
    if (!(target instanceof Element)) return;
    // Load the island around the target, and all islands in a `<details>` around it: an island may have plain fields beside it.
    for (let area = target.closest(AREA); area; area = area.parentElement?.closest(AREA) ?? null)
      for (const data of [area.previousElementSibling, ...area.querySelectorAll("[data-island]")])
        if (data instanceof HTMLElement) void loaders.get(data.dataset.island ?? "")?.();
  };
  on(document, start, "pointerover", "pointerdown", "focusin", "input");
  // "toggle" does not bubble. Find-in-page and links to a hash open `<details>` without any other event.
  document.addEventListener("toggle", start, true);
  // Opened before this script ran.
  for (const target of document.querySelectorAll("details[open]")) start({ target });
};
