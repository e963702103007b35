/** The look and the buttons of the editor's questions. */
import { element } from "./element";

/** Styles of a dialog, for its shadow root. */
export const DIALOG_STYLE = `
  dialog { width: min(34rem, calc(100vw - 2rem)); max-height: 95vh; box-sizing: border-box; padding: 1.5rem; border: 0; border-radius: 8px;
           border-left: 6px solid #b3261e; color: #1b1b1b; background: #fff; font: 15px/1.5 system-ui, sans-serif; }
  dialog::backdrop { background: rgb(0 0 0 / 55%); }
  h2 { margin: 0; font-size: 1.15rem; }
  ul { margin: 0 0 1rem; padding-left: 1.25rem; max-height: 45vh; overflow: auto; overflow-wrap: anywhere; }
  li { margin-block: .25rem; }
  a { color: #1f4fb0; }
  button { font: inherit; padding: .5rem 1rem; margin: .25rem .75rem .25rem 0; border: 1px solid #4a4a4a; border-radius: 6px; color: inherit;
           background: #fff; cursor: pointer; }
  button:focus-visible, a:focus-visible { outline: 2px solid #3a69c7; outline-offset: 2px; }
`;

/** Makes a button of a dialog. */
export const dialogButton = (words: string, onClick: () => void): HTMLButtonElement => {
  const made = element("button", words);
  made.type = "button";
  made.addEventListener("click", onClick);
  return made;
};
