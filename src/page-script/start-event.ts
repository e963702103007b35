/** An event on the document that brings the app without a gesture, for pages that show what only the visitor's browser knows. */
export const START_EVENT = "app";

declare global {
  interface DocumentEventMap {
    [START_EVENT]: Event;
  }
}
