/** Loads the app, Gatsby's runtime with React in it, when the visitor shows that it will be of use. */
import { closestElement } from "./closest-element";

interface AppFiles {
  /** Addresses of the scripts that start the app, in order. */
  readonly scripts: readonly string[];
  /** Addresses of what it asks for first on this page. */
  readonly parts: readonly string[];
}

/**
 * Loads the app on intent: fetches it when a gesture begins, runs it once the gesture is answered and painted, so that
 * no script stands between a tap and what it does.
 */
export const startApp = (document: Document, { scripts, parts }: AppFiles, isEager: boolean): void => {
  const waiting = new Set(scripts);
  let isFetched = false;

  const fetchAhead = () => {
    if (isFetched) return;
    isFetched = true;
    for (const href of [...scripts, ...parts]) {
      const link = document.createElement("link");
      link.rel = "preload";
      link.as = href.endsWith(".js") ? "script" : "fetch";
      if (link.as === "fetch") link.crossOrigin = "anonymous";
      link.href = href;
      document.head.append(link);
    }
  };
  const run = () => {
    fetchAhead();
    for (const src of waiting) {
      waiting.delete(src);
      const script = document.createElement("script");
      script.src = src;
      script.async = false;
      // Lost connection: the page works on as it is, and the next gesture tries again.
      script.onerror = () => waiting.add(src);
      document.head.append(script);
    }
  };
  const runAfterPaint = () => {
    requestAnimationFrame(() => setTimeout(run));
  };
  const runOnTarget = ({ target }: Event) => {
    // A mouse over it, or the focus in it, promises use.
    if (closestElement(target, "a") ?? closestElement(target, "form")) runAfterPaint();
  };

  for (const type of ["pointerdown", "keydown"]) document.addEventListener(type, fetchAhead);
  for (const type of ["click", "pointercancel", "keyup", "submit"]) document.addEventListener(type, runAfterPaint);
  for (const type of ["pointerover", "focusin"]) document.addEventListener(type, runOnTarget);
  if (!isEager) return;
  // Everything the page itself shows comes first.
  if (document.readyState === "complete") runAfterPaint();
  else addEventListener("load", runAfterPaint, { once: true });
};
