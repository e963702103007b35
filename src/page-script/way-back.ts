/**
 * Loads the page that Back or Forward leads to where no app is there to draw it. After a reload the browser still takes entries that the
 * app had made for places in the page that is open: it changes the address, and leaves the page as it is.
 * @see https://developer.mozilla.org/en-US/docs/Web/API/Window/popstate_event
 */
export const startWayBack = (view: Pick<Window, "addEventListener" | "document" | "location">): void => {
  const { document, location } = view;
  const { pathname } = location;
  const listener = (event: PopStateEvent) => {
    // The app sends such events itself; the visitor's are the browser's.
    if (!event.isTrusted || location.pathname === pathname || "app" in document.documentElement.dataset) return;
    // The page that is loaded now is the visit: what counts them must not hear of it twice.
    event.stopImmediatePropagation();
    location.reload();
  };
  // On the way down: what counts may have been there first.
  view.addEventListener("popstate", listener, true);
};
