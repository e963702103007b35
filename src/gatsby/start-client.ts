/** What happens when the app starts in the browser. */
import { startTransition, type ReactElement } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { openablePath } from "../blog/post-address";
import { markLost } from "../page-script/lost";
import { isPageItsOwn } from "./own-page";

/** Writes an address that Gatsby cannot open, such as /blog/50%25, in the one way it can. */
const mendAddress = (): void => {
  const { pathname, search, hash } = window.location;
  const openable = openablePath(pathname);
  if (!openable) return;
  window.history.replaceState(window.history.state, "", openable + search + hash);
  // The router has read the address already, and reads it again on this event.
  window.dispatchEvent(new PopStateEvent("popstate"));
};

/**
 * Lets Gatsby take the page over if it can do so unnoticed. Otherwise Gatsby waits for ever: the page stays as it is, and its
 * links go to the host.
 *
 * In `develop`, starts what every built page has in its head instead, and shows what is wrong with the content.
 * A build leaves this branch and the files behind it out.
 */
export const onClientEntry = async (): Promise<void> => {
  mendAddress();
  if (process.env.NODE_ENV === "development") {
    const [{ watchContent }, { startHeldSubmits }] = await Promise.all([
      import("./content-overlay"),
      import("../page-script/held-submits"),
      import("../page-script"),
    ]);
    watchContent("/__content-problems");
    startHeldSubmits(document);
  } else if (!(await isPageItsOwn(window))) {
    markLost(document);
    await new Promise(() => undefined);
  }
};

const drawNew = (element: ReactElement, container: Element): Root => {
  const root = createRoot(container);
  root.render(element);
  return root;
};

/**
 * Takes the page over in small steps, so that a tap meanwhile is answered at once. Gatsby's own way is one long step.
 *
 * In `develop` there is nothing to take over: its pages come empty, and Gatsby draws its loading indicator this way too,
 * which it takes away with the function that is given back.
 *
 * Not typed by GatsbyBrowser: its type is still that of React 17, whose render function returns an element.
 */
export const replaceHydrateFunction = () => (element: ReactElement, container: Element) => {
  let root: Root | undefined;
  startTransition(() => {
    root = container.hasChildNodes() ? hydrateRoot(container, element) : drawNew(element, container);
  });
  return () => root?.unmount();
};

/**
 * Keeps Gatsby from scrolling a page that the app takes over: the visitor has scrolled it, the browser has restored it or gone
 * to its hash. Gatsby would go back to the hash, or to where an earlier visit has left the page. Every page after the first
 * is Gatsby's to scroll, and in `develop` the first too, for it is empty when the browser looks for the place.
 */
export const shouldUpdateScroll = ({ prevRouterProps }: { readonly prevRouterProps?: object | undefined }): boolean =>
  prevRouterProps !== undefined || process.env.NODE_ENV === "development";

/** Marks the page as taken over: from now on the app fetches what links lead to (static/speculation-rules.json). */
export const onInitialClientRender = (): void => {
  document.documentElement.dataset.app = "";
  // Gatsby notes a position when the page scrolls. Without one it would restore an earlier visit's when the visitor comes back.
  window.dispatchEvent(new Event("scroll"));
};
