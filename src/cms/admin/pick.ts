/** Dialog to choose from a list by label, or to type something else. */
import { ask } from "./dialog";
import { element } from "./element";

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
