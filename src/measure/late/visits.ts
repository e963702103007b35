import type { Counter } from "../counts";

/** Gives the address of the other site that led to this page. */
const otherSite = (): { readonly from?: string } => {
  const { origin } = URL.canParse(document.referrer) ? new URL(document.referrer) : location;
  return origin === location.origin ? {} : { from: origin };
};

/**
 * Counts the page that is open, and each that the app goes on to, or that comes back whole from the browser's memory. A page
 * that was made ready and not shown yet counts when it is.
 */
export const countVisits = (count: Counter): void => {
  let counted: string | undefined;
  const visit = () => {
    const { pathname } = location;
    if (pathname === counted) return;
    count({ kind: "visit", ...(counted === undefined && otherSite()) });
    counted = pathname;
  };
  const pushState = history.pushState.bind(history);
  history.pushState = (...state) => {
    pushState(...state);
    visit();
  };
  addEventListener("popstate", visit);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) count({ kind: "visit" });
  });
  if (Reflect.get(document, "prerendering") === true) document.addEventListener("prerenderingchange", visit, { once: true });
  else visit();
};
