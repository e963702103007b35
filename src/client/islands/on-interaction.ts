/** Hydrates islands on the first interaction. */
import { on } from "../on";
import { islandLoader } from "./loader";
import { SUBMITTED } from "./roots";

/** URLs of each island's scripts, by island name. */
export type WaitingIslands = Readonly<Record<string, readonly string[]>>;

/** Matches islands (the element after the island's props) and `<details>`, which may contain islands. */
const AREA = "script[data-island]+*,details";

/** Loads an island when the visitor points at, touches or focuses it, or opens the `<details>` around it. Retries failed scripts. */
export const startOnInteraction = (document: Document, islands: WaitingIslands): void => {
  const loaders = new Map(Object.entries(islands).map(([name, files]) => [name, islandLoader(document, name, files)]));
  const start = ({ target }: Pick<Event, "target">) => {
    if (!(target instanceof Element)) return;
    // Load the island around the target, and all islands in each `<details>` around it, because the target may be beside an island.
    for (let area = target.closest(AREA); area; area = area.parentElement?.closest(AREA) ?? null)
      for (const data of [area.previousElementSibling, ...area.querySelectorAll("[data-island]")])
        if (data instanceof HTMLElement) void loaders.get(data.dataset.island ?? "")?.();
  };
  on(document, start, "pointerover", "pointerdown", "focusin", "input");
  // A calculator that is submitted before hydration answers once it is hydrated. Its form has `method="dialog"`, so the page stays open.
  on(document, ({ target }) => target instanceof HTMLFormElement && (target.dataset[SUBMITTED] = ""), "submit");
  // If the visitor changes the form after submitting it, the form is answered only when it is submitted again.
  on(document, ({ target }) => target instanceof Element && delete target.closest("form")?.dataset[SUBMITTED], "input");
  // Find-in-page and links to a hash open `<details>` without other events. "toggle" does not bubble, so listen in the capture phase.
  document.addEventListener("toggle", start, true);
  // Load islands in `<details>` that were opened before this script ran.
  for (const target of document.querySelectorAll("details[open]")) start({ target });
};
