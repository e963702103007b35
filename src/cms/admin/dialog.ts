/** Builds elements and modal dialogs. Shadow roots keep Decap's styles out. In STYLE, `:host([role])` is a note panel (note-panel.ts). */

const STYLE = `
  :host([role]), dialog { position: relative; display: block; box-sizing: border-box; overflow: auto; padding: 1rem 1.25rem; border: 0;
    border-left: 6px solid #b3261e; border-radius: 8px; background: #fff; color: #1b1b1b; font: 15px/1.5 system-ui, sans-serif; }
  :host([role]) { max-height: 45vh; box-shadow: 0 4px 24px rgb(0 0 0 / 35%); }
  :host([role=status]) { border-left-color: #2f6f3e; }
  dialog { position: fixed; width: min(34rem, calc(100vw - 2rem)); max-height: 95vh; }
  dialog::backdrop { background: rgb(0 0 0 / 55%); }
  h2 { margin: 0 4rem .5rem 0; font-size: 1.1rem; }
  ul { margin: 0 0 1rem; padding-left: 1.25rem; overflow: auto; overflow-wrap: anywhere; }
  dialog ul { max-height: 45vh; }
  li { margin-block: .5rem; }
  a { color: #1f4fb0; }
  input, select { display: block; font: inherit; font-size: 16px; box-sizing: border-box; width: 100%; margin-block: .5rem 1rem; padding: .5rem; }
  button { font: inherit; padding: .5rem 1rem; margin: .25rem .75rem .25rem 0; border: 1px solid #4a4a4a; border-radius: 6px; color: inherit;
    background: #fff; cursor: pointer; }
  li button { margin: 0; padding: 0; border: 0; text-align: left; vertical-align: top; }
  li button strong { text-decoration: underline; }
  .close { position: absolute; inset: .25rem 0 auto auto; border: 0; }
  button:focus-visible, a:focus-visible { outline: 2px solid #3a69c7; outline-offset: 2px; }
`;

/** Builds an element with children. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
};

/** Builds a link that opens in a new tab, so that the form stays open. */
export const linkTo = (href: string, ...words: readonly (Node | string)[]): HTMLAnchorElement =>
  Object.assign(element("a", ...words), { href, target: "_blank", rel: "noopener" });

/** Replaces the content of an element's shadow root. */
export const showIn = (host: HTMLElement, ...content: readonly Node[]): void => {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  root.replaceChildren(element("style", STYLE), ...content);
};

/**
 * Shows a modal dialog with a button for each answer.
 *
 * @param answers the buttons' labels by answer; Enter in a field chooses the first answer
 * @returns the chosen answer, or an empty string if the dialog was closed without an answer
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

/** An option in a list of suggestions. */
export interface Choice {
  /** Value, such as a path or the name of a fact. */
  readonly value: string;
  /** Label shown in the list. */
  readonly label: string;
}

/** Builds a datalist, which suggests values for an input. */
export const datalist = (id: string, choices: readonly Choice[]): HTMLDataListElement =>
  Object.assign(element("datalist", ...choices.map(({ value, label }) => new Option(label, value))), { id });

/**
 * Shows a dialog that asks for a value, which can be chosen or typed.
 *
 * @returns the value, or undefined if the dialog was canceled or the input is empty
 */
export const pick = async (heading: string, choices: readonly Choice[]): Promise<string | undefined> => {
  const list = datalist("choices", choices);
  const input = Object.assign(element("input"), { ariaLabel: heading });
  input.setAttribute("list", list.id);
  const answer = await ask(heading, [input, list], { insert: "Insert", "": "Cancel" });
  return answer === "" || input.value === "" ? undefined : input.value;
};
