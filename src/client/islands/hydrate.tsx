import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { allowForeignChanges } from "./foreign-changes";
import type { IslandName } from "./islands";
import { keepInput } from "./keep-input";
import { islandRoots, LIVE } from "./roots";

allowForeignChanges(Node);

/** React reports that it has replaced elements which other software had changed. `keepInput` handles this. */
const onRecoverableError = (): void => undefined;

/** Hydrates all islands with the given name. Hydrates each only once, even if the island's JavaScript runs again. */
export const hydrateIsland = <Props extends object>(name: IslandName, Component: ComponentType<Props>): void => {
  for (const { root, data } of islandRoots(document, name)) {
    if (LIVE in root.dataset) continue;
    root.dataset[LIVE] = "";
    const props = JSON.parse(data) as Props; // Safe cast: `Island` wrote the props for the same component.
    // Synchronously, so that the visitor cannot type or move the focus in between.
    keepInput(root, () => flushSync(() => hydrateRoot(root, <Component {...props} />, { onRecoverableError })));
  }
};
