/** Keeps what Decap says of errors only in passing: who did not see it in time would take for saved what is not. */
import { NotePanel } from "../admin/note-panel";
import { on } from "./api";
import { inPlainWords } from "./phrases";

const ERROR_TOAST = ".Toastify__toast--error";
/** What a note or a dialog has said already. */
const SAID = /See the list\.|newer version stays/;

const toastsIn = (node: Node): readonly Element[] =>
  node instanceof Element ? [...(node.matches(ERROR_TOAST) ? [node] : []), ...node.querySelectorAll(ERROR_TOAST)] : [];

/**
 * Shows each error in a note that stays until somebody closes it, or something was saved.
 *
 * @returns shows an error that Decap itself says nothing of
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
