/** Modal dialogs over the editor. */
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

/** An option to choose. */
export interface Choice {
  /** Value, such as a path or the name of a fact. */
  readonly value: string;
  /** Text that the user sees. */
  readonly label: string;
}

/** Creates an input's datalist. */
export const datalist = (id: string, choices: readonly Choice[]): HTMLDataListElement =>
  Object.assign(element("datalist", ...choices.map(({ value, label }) => new Option(label, value))), { id });

/**
 * Asks the user to choose.
 *
 * @returns the chosen value or the typed text; undefined if the dialog was canceled or the input is empty
 */
export const pick = async (heading: string, choices: readonly Choice[]): Promise<string | undefined> => {
  const list = datalist("choices", choices);
  const input = element("input");
  input.setAttribute("list", list.id);
  input.setAttribute("aria-label", heading);
  const answer = await ask(heading, [input, list], { insert: "Insert", "": "Cancel" });
  const known = choices.find(({ label }) => label === input.value);
  return answer === "" || input.value === "" ? undefined : (known?.value ?? input.value);
};
