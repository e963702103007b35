/** A dialog to choose one of many things by its name, or to type something else. */
import { ask } from "./dialog";
import { element } from "./element";

/** Something to choose. */
export interface Choice {
  /** What is written into the text. */
  readonly value: string;
  /** What people know it by. */
  readonly label: string;
}

/** Makes the list that an input offers. */
export const datalist = (id: string, choices: readonly Choice[]): HTMLDataListElement =>
  Object.assign(element("datalist", ...choices.map(({ value, label }) => new Option(label, value))), { id });

/**
 * Asks for a choice.
 *
 * @returns the value, or what was typed; undefined if the dialog was closed without it
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
