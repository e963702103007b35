/** Calls back when the document is there and the visitor looks at it: now, or once a page that was made ahead is opened. */
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
    /** Whether the page was made ahead of the visit. @see https://developer.mozilla.org/en-US/docs/Web/API/Document/prerendering */
    readonly prerendering?: boolean;
  }
}
