/**
 * Loads the page that Back or Forward leads to where no app is there to draw it. After a reload the browser still takes entries that the
 * app had made for places in the page that is open: it changes the address, and leaves the page as it is.
 * @see https://developer.mozilla.org/en-US/docs/Web/API/Window/popstate_event
 */
export const startWayBack = (view: Window & typeof globalThis): void => {
  const { pathname } = view.location;
  view.addEventListener("popstate", ({ isTrusted }) => {
    // The app sends such events itself; the visitor's are the browser's.
    const isLeft = isTrusted && view.location.pathname !== pathname;
    if (isLeft && view.document.documentElement.dataset.app === undefined) view.location.reload();
  });
};
