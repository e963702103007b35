/** Loads the app, Gatsby's runtime with React in it, when the visitor shows that it will be of use. */
import { closestElement } from "./closest-element";
import { markLost } from "./lost";
import { on } from "./on";
import { START_EVENT } from "./start-event";

interface AppFiles {
  /** Addresses of the scripts that start the app: webpack's runtime first. */
  readonly scripts: readonly string[];
  /** Addresses of what it asks for first on this page. */
  readonly parts: readonly string[];
}

const isScript = (href: string): boolean => href.endsWith(".js");

/**
 * Loads the app on intent: fetches it when a gesture begins, runs it once the gesture is answered and painted, so that
 * no script stands between a tap and what it does.
 *
 * Webpack's runtime comes last. The other scripts only queue up for it; were it there first, it would ask for one that is
 * lost by itself, once, and never again.
 */
export const startApp = (document: Document, { scripts: [runtime = "", ...others], parts }: AppFiles): void => {
  const ahead = new Set([runtime, ...others, ...parts]);
  const waiting = new Set([...others, ...parts.filter(isScript)]);
  let missing = waiting.size;
  let isRetried = false;

  const add = (tag: "link" | "script", properties: Partial<HTMLLinkElement & HTMLScriptElement>) => {
    // The same for both, or the browser asks for the file twice; and as the app asks for data.
    document.head.append(Object.assign(document.createElement(tag), properties, { crossOrigin: "" }));
  };
  const fetchAhead = () => {
    for (const href of ahead) add("link", { rel: "preload", as: isScript(href) ? "script" : "fetch", href });
    ahead.clear();
  };
  const run = () => {
    fetchAhead();
    for (const src of waiting) {
      waiting.delete(src);
      add("script", {
        src,
        onload: () => {
          missing -= 1;
          if (missing === 0) {
            waiting.add(runtime);
            run();
          }
          // Of scripts that were cut off the runtime makes nothing.
          if (missing < 0 && !window.___loader) markLost(document);
        },
        onerror: () => {
          waiting.add(src);
          // Lost connection: the page works on as it is, and the next gesture tries again.
          if (missing > 0 || isRetried) markLost(document);
          else {
            // What was lost may be what was fetched ahead with the first gesture: browsers keep that for one use.
            isRetried = true;
            run();
          }
        },
      });
    }
  };
  const runAfterPaint = () => {
    requestAnimationFrame(() => setTimeout(run));
  };
  const runOnTarget = ({ target }: Event) => {
    // A mouse over it, or the focus in it, promises use.
    if (closestElement(target, "a") ?? closestElement(target, "form")) runAfterPaint();
  };

  on(document, fetchAhead, "pointerdown", "keydown");
  on(document, runAfterPaint, "click", "pointercancel", "keyup", "submit", START_EVENT);
  on(document, runOnTarget, "pointerover", "focusin");
};
