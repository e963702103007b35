/** Maps the names of a target's events to their types. */
type Events<Target> = Target extends Window ? WindowEventMap : Target extends Document ? DocumentEventMap : HTMLElementEventMap;

/** Adds a listener for several event types. Each call is twenty bytes shorter than `addEventListener`. */
export const on = <Target extends Window | Document | HTMLElement, Type extends string & keyof Events<Target>>(
  target: Target,
  listener: (event: Events<Target>[Type]) => unknown,
  ...types: readonly Type[]
): void => {
  // Safe cast: `Events` has checked that the target sends events of the listener's type.
  for (const type of types) target.addEventListener(type, listener as EventListener);
};

/** Calls `work` once the document is parsed. On a prerendered page, also waits until the visitor opens the page. */
export const whenActive = (document: Document, work: () => void): void => {
  const start = () => {
    if (document.prerendering) document.addEventListener("prerenderingchange", work, { once: true });
    else work();
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
};

declare global {
  interface Document {
    /** Whether the browser is prerendering the page. @see https://developer.mozilla.org/en-US/docs/Web/API/Document/prerendering */
    readonly prerendering?: boolean;
  }
}
