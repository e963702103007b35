/** A modal dialog over the editor. */
import { element } from "./element";

const STYLE = `
  dialog { width: min(34rem, calc(100vw - 2rem)); max-height: 95vh; box-sizing: border-box; padding: 1.5rem; border: 0; border-radius: 8px;
           border-left: 6px solid #b3261e; color: #1b1b1b; background: #fff; font: 15px/1.5 system-ui, sans-serif; }
  dialog::backdrop { background: rgb(0 0 0 / 55%); }
  h2 { margin: 0; font-size: 1.15rem; }
  ul { margin: 0 0 1rem; padding-left: 1.25rem; max-height: 45vh; overflow: auto; overflow-wrap: anywhere; }
  li { margin-block: .25rem; }
  a { color: #1f4fb0; }
  input, select { display: block; font: inherit; font-size: 16px; box-sizing: border-box; width: 100%; margin-block: .5rem 1rem; padding: .5rem; }
  button { font: inherit; padding: .5rem 1rem; margin: .25rem .75rem .25rem 0; border: 1px solid #4a4a4a; border-radius: 6px; color: inherit;
           background: #fff; cursor: pointer; }
  button:focus-visible, a:focus-visible { outline: 2px solid #3a69c7; outline-offset: 2px; }
`;

/**
 * Shows a dialog.
 *
 * @param answers the label of each answer's button; Enter in a field chooses the first
 * @returns the answer, or an empty string if the dialog was closed without one
 */
export const ask = (heading: string, parts: readonly (Node | string)[], answers: Readonly<Record<string, string>>): Promise<string> =>
  new Promise((resolve) => {
    const host = document.body.appendChild(element("div"));
    const title = Object.assign(element("h2", heading), { id: "heading" });
    const buttons = Object.entries(answers).map(([value, words]) => Object.assign(element("button", words), { value }));
    const dialog = element("dialog", Object.assign(element("form", title, ...parts, ...buttons), { method: "dialog" }));
    dialog.setAttribute("aria-labelledby", title.id);
    dialog.addEventListener("close", () => {
      host.remove();
      resolve(dialog.returnValue);
    });
    // A shadow root keeps Decap's styles out.
    host.attachShadow({ mode: "open" }).append(element("style", STYLE), dialog);
    dialog.showModal();
  });
