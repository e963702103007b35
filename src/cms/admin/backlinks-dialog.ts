/** Asks what to do with an entry that others point at, and leads to those. */
import { formAt } from "../decap/api";
import type { Backlink } from "../backlinks";
import { element } from "./element";

const STYLE = `
  dialog { width: min(34rem, calc(100vw - 2rem)); max-height: 95vh; box-sizing: border-box; padding: 1.5rem; border: 0; border-radius: 8px;
           border-left: 6px solid #b3261e; color: #1b1b1b; background: #fff; font: 15px/1.5 system-ui, sans-serif; }
  dialog::backdrop { background: rgb(0 0 0 / 55%); }
  h2 { margin: 0; font-size: 1.15rem; }
  ul { margin: 0 0 1rem; padding-left: 1.25rem; max-height: 45vh; overflow: auto; overflow-wrap: anywhere; }
  li { margin-block: .25rem; }
  a { color: #1f4fb0; }
  button { font: inherit; padding: .5rem 1rem; margin-right: .75rem; border: 1px solid #4a4a4a; border-radius: 6px; color: inherit;
           background: #fff; cursor: pointer; }
  button:focus-visible, a:focus-visible { outline: 2px solid #3a69c7; outline-offset: 2px; }
`;

const button = (words: string, onClick: () => void): HTMLButtonElement => {
  const made = element("button", words);
  made.type = "button";
  made.addEventListener("click", onClick);
  return made;
};

const lineOf = ({ form, title, kind }: Backlink, close: () => void): HTMLElement => {
  const link = element("a", title);
  link.href = formAt(form);
  link.addEventListener("click", close);
  return element("li", link, ` (${kind})`);
};

/**
 * Shows who points at the entry that is open.
 *
 * @param isTranslated whether the entry is deleted with its translations
 * @param onDelete runs when the entry is to be deleted all the same
 */
export const showBacklinks = (backlinks: readonly Backlink[], isTranslated: boolean, onDelete: () => void): void => {
  const host = document.body.appendChild(document.createElement("entry-backlinks"));
  const close = () => host.remove();
  const heading = element("h2", backlinks.length === 1 ? "One entry points at this one" : `${backlinks.length} entries point at this one`);
  heading.id = "heading";
  const keep = button("Keep it", close);
  keep.autofocus = true;
  const dialog = element(
    "dialog",
    heading,
    element("p", "Change these links first. The site cannot be published while they lead to a deleted page."),
    ...(isTranslated ? [element("p", "Its versions in other languages are deleted too.")] : []),
    element("ul", ...backlinks.map((backlink) => lineOf(backlink, close))),
    keep,
    button("Delete all the same", () => {
      close();
      onDelete();
    }),
  );
  dialog.setAttribute("aria-labelledby", heading.id);
  dialog.addEventListener("close", close);
  host.attachShadow({ mode: "open" }).append(element("style", STYLE), dialog);
  dialog.showModal();
};
