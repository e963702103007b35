/** What happens when the app starts in the browser. */
import { startTransition, type ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * In `develop`, starts what every built page has in its head, and shows what is wrong with the content.
 * A build leaves this branch and the files behind it out.
 */
export const onClientEntry = async (): Promise<void> => {
  if (process.env.NODE_ENV === "development") {
    const [{ watchContentProblems }] = await Promise.all([import("./content-overlay"), import("../inline-script")]);
    watchContentProblems("/__content-problems");
  }
};

/**
 * Takes the page over in small steps, so that a tap meanwhile is answered at once. Gatsby's own way is one long step.
 *
 * Not typed by GatsbyBrowser: its type is still that of React 17, whose render function returns an element.
 */
export const replaceHydrateFunction = () => (element: ReactElement, container: Element) => {
  startTransition(() => {
    hydrateRoot(container, element);
  });
};

/** Marks the page as taken over: from now on the app fetches what links lead to (static/speculation-rules.json). */
export const onInitialClientRender = (): void => {
  document.documentElement.dataset.app = "";
};
