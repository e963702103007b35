/** Dialog before a deletion: asks where to redirect visitors, and lists what changes in other files. */
import { formAt } from "../decap/api";
import type { Backlink } from "../backlinks";
import type { Line, TakenOut } from "../take-out";
import { ask } from "./dialog";
import { element, linkTo } from "./element";
import type { Choice } from "./pick";

/** An entry that is about to be deleted. */
export interface Deletion {
  readonly title: string;
  readonly backlinks: readonly Backlink[];
  /** Whether the entry has translations, which are deleted too. */
  readonly isTranslated: boolean;
  /** Pages that visitors can be redirected to. */
  readonly targets: readonly Choice[];
  /** The initial choice; undefined for none. */
  readonly target: string | undefined;
  readonly planFor: (sendTo: string | undefined) => TakenOut;
}

const backlinkItem = ({ form, title, kind }: Backlink): HTMLElement => element("li", linkTo(formAt(form), title), ` (${kind})`);

const listOf = (words: string, items: readonly HTMLElement[]): readonly HTMLElement[] =>
  items.length === 0 ? [] : [element("p", words), element("ul", ...items)];

const lineItem = ({ file, line, text }: Line): HTMLElement => element("li", `content/${file}:${line} ${text}`);

/** Returns the changes that go with the deletion; undefined if the user keeps the entry. */
export const askToDelete = async (deletion: Deletion): Promise<TakenOut | undefined> => {
  const { title, backlinks, isTranslated, targets, target = "", planFor } = deletion;
  const select = element(
    "select",
    new Option("Nowhere: the page is not found", ""),
    ...targets.map(({ value, label }) => new Option(label, value)),
  );
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
  show();
  const parts = [
    element("label", "Send visitors to", select),
    ...(isTranslated ? [element("p", "Its versions in other languages are deleted too.")] : []),
    ...listOf("It is taken out of the lists, menus and links of these entries:", backlinks.map(backlinkItem)),
    lines,
  ];
  const answer = await ask(`Delete “${title}”?`, parts, { "": "Keep it", delete: "Delete" });
  return answer === "" ? undefined : plan();
};
