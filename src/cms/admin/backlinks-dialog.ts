/** Asks what to do with an entry that others point at, and leads to those. */
import { formAt } from "../decap/api";
import type { Backlink } from "../backlinks";
import { DIALOG_STYLE, dialogButton } from "./dialog";
import { element } from "./element";

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
  const keep = dialogButton("Keep it", close);
  keep.autofocus = true;
  const dialog = element(
    "dialog",
    heading,
    element("p", "Change these links first. The site cannot be published while they lead to a deleted page."),
    ...(isTranslated ? [element("p", "Its versions in other languages are deleted too.")] : []),
    element("ul", ...backlinks.map((backlink) => lineOf(backlink, close))),
    keep,
    dialogButton("Delete all the same", () => {
      close();
      onDelete();
    }),
  );
  dialog.setAttribute("aria-labelledby", heading.id);
  dialog.addEventListener("close", close);
  host.attachShadow({ mode: "open" }).append(element("style", DIALOG_STYLE), dialog);
  dialog.showModal();
};
