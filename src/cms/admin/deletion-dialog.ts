/** Asks where visitors of a deleted page are sent, and shows what is changed with it. */
import { formAt } from "../decap/api";
import type { Backlink } from "../backlinks";
import type { Line, TakenOut } from "../take-out";
import { DIALOG_STYLE, dialogButton } from "./dialog";
import { element } from "./element";

const STYLE = `${DIALOG_STYLE}
  select { display: block; font: inherit; max-width: 100%; margin-bottom: 1rem; padding: .5rem; }
`;

/** A page of the site. */
export interface Target {
  readonly path: string;
  readonly title: string;
}

/** What is to be deleted. */
export interface Deletion {
  readonly title: string;
  readonly backlinks: readonly Backlink[];
  /** Whether the entry is deleted with its translations. */
  readonly isTranslated: boolean;
  /** Pages that visitors can be sent to. */
  readonly targets: readonly Target[];
  /** The page that is chosen at first; undefined for none. */
  readonly target: string | undefined;
  readonly planFor: (sendTo: string | undefined) => TakenOut;
}

const option = ({ path, title }: Target): HTMLOptionElement => Object.assign(element("option", title), { value: path });

const linkTo = ({ form, title, kind }: Backlink): HTMLElement => {
  const link = Object.assign(element("a", title), { href: formAt(form), target: "_blank", rel: "noopener" });
  return element("li", link, ` (${kind})`);
};

const listOf = (words: string, items: readonly HTMLElement[]): readonly HTMLElement[] =>
  items.length === 0 ? [] : [element("p", words), element("ul", ...items)];

const lineItem = ({ file, line, text }: Line): HTMLElement => element("li", `content/${file}:${line} ${text}`);

/** Shows the dialog. `onDelete` runs when the entry is to be deleted. */
export const showDeletion = (deletion: Deletion, onDelete: (out: TakenOut) => void): void => {
  const { title, backlinks, isTranslated, targets, target = "", planFor } = deletion;
  const host = document.body.appendChild(document.createElement("entry-deletion"));
  const close = () => host.remove();
  const heading = element("h2", `Delete “${title}”?`);
  heading.id = "heading";
  const select = element("select", option({ path: "", title: "Nowhere: the page is not found" }), ...targets.map(option));
  select.value = target;
  const lines = element("div");
  const plan = (): TakenOut => planFor(select.value || undefined);
  const show = (): void => {
    const { left, redirected } = plan();
    lines.replaceChildren(
      ...listOf("These lines still lead to it. Rewrite them, or the site cannot be built:", left.map(lineItem)),
      ...listOf("These lines lead there then. Read whether their words still fit:", redirected.map(lineItem)),
    );
  };
  select.addEventListener("change", show);
  const keep = dialogButton("Keep it", close);
  keep.autofocus = true;
  const remove = dialogButton("Delete", () => {
    close();
    onDelete(plan());
  });
  const dialog = element(
    "dialog",
    heading,
    element("label", "Send visitors to", select),
    ...(isTranslated ? [element("p", "Its versions in other languages are deleted too.")] : []),
    ...listOf("It is taken out of the lists, menus and links of these entries:", backlinks.map(linkTo)),
    lines,
    keep,
    remove,
  );
  dialog.setAttribute("aria-labelledby", heading.id);
  dialog.addEventListener("close", close);
  host.attachShadow({ mode: "open" }).append(element("style", STYLE), dialog);
  show();
  dialog.showModal();
};
