/** Keeps Decap's errors on the screen: a user who misses a toast would believe that the entry was saved. */
import { NotePanel } from "../admin/note-panel";
import { on } from "./api";
import { inPlainWords } from "./phrases";

const ERROR_TOAST = ".Toastify__toast--error";
/** Errors that a panel or dialog has already shown. */
const SAID = /See the list\.|newer version stays/;

const toastsIn = (node: Node): readonly Element[] =>
  node instanceof Element ? [...(node.matches(ERROR_TOAST) ? [node] : []), ...node.querySelectorAll(ERROR_TOAST)] : [];

/**
 * Shows each error in a panel that stays until it is closed or an entry is saved.
 *
 * @returns a function that shows an error that Decap does not report
 */
export const keepErrors = (): ((error: string) => void) => {
  const panel = new NotePanel("editor-errors");
  const say = (errors: readonly string[]) =>
    panel.show(
      "Something went wrong",
      [...new Set(errors)].map((error) => ({ message: inPlainWords(error) })),
    );
  new MutationObserver((changes) => {
    const toasts = changes.flatMap(({ addedNodes }) => [...addedNodes].flatMap(toastsIn));
    const errors = toasts.map(({ textContent }) => textContent).filter((error) => error !== "" && !SAID.test(error));
    if (errors.length > 0) say(errors);
  }).observe(document.body, { childList: true, subtree: true });
  on("postSave", () => panel.hide());
  return (error) => say([error]);
};
