/** A dialog to choose one of many things by its name, or to type something else. */
import { element } from "./element";

/** Something to choose. */
export interface Choice {
  /** What is written into the text. */
  readonly value: string;
  /** What people know it by. */
  readonly label: string;
}

/**
 * Asks for a choice.
 *
 * @returns the value, or what was typed; undefined if the dialog was closed without it
 */
export const pick = (heading: string, choices: readonly Choice[]): Promise<string | undefined> => {
  const input = element("input");
  input.setAttribute("list", "pick-choices");
  input.required = true;
  const list = element("datalist", ...choices.map(({ value, label }) => new Option(label, value)));
  list.id = "pick-choices";
  const [insert, cancel] = [element("button", "Insert"), element("button", "Cancel")];
  insert.value = "insert";
  cancel.formNoValidate = true;
  const form = element("form", element("label", heading, input), list, insert, cancel);
  form.method = "dialog";
  const dialog = document.body.appendChild(element("dialog", form));
  dialog.className = "pick";
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener("close", () => {
      dialog.remove();
      const known = choices.find(({ label }) => label === input.value);
      resolve(dialog.returnValue === "insert" ? (known?.value ?? input.value) : undefined);
    }),
  );
};
