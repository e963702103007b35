/** Modal dialogs over the editor. */
import { element, showIn } from "./element";

/**
 * Shows a dialog.
 *
 * @param answers the label of each answer's button; Enter in a field chooses the first
 * @returns the answer, or an empty string if the dialog was closed without one
 */
export const ask = (heading: string, parts: readonly (Node | string)[], answers: Readonly<Record<string, string>>): Promise<string> =>
  new Promise((resolve) => {
    const host = document.body.appendChild(element("div"));
    const buttons = Object.entries(answers).map(([value, words]) => Object.assign(element("button", words), { value }));
    const form = Object.assign(element("form", element("h2", heading), ...parts, ...buttons), { method: "dialog" });
    const dialog = Object.assign(element("dialog", form), { ariaLabel: heading });
    dialog.addEventListener("close", () => {
      host.remove();
      resolve(dialog.returnValue);
    });
    showIn(host, dialog);
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
  const input = Object.assign(element("input"), { ariaLabel: heading });
  input.setAttribute("list", list.id);
  const answer = await ask(heading, [input, list], { insert: "Insert", "": "Cancel" });
  return answer === "" || input.value === "" ? undefined : input.value;
};
