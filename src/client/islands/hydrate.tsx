import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import type { IslandName } from "./islands";
import { islandRoots, LIVE } from "./roots";

/** Hydrates all islands with the given name. Hydrates each only once, even if the island's JavaScript runs again. */
export const hydrateIsland = <Props extends object>(name: IslandName, Component: ComponentType<Props>): void => {
  for (const { root, data } of islandRoots(document, name)) {
    if (LIVE in root.dataset) continue;
    root.dataset[LIVE] = "";
    const props = JSON.parse(data) as Props; // Safe cast: `Island` wrote the props for the same component.
    hydrateRoot(root, <Component {...props} />);
  }
};
