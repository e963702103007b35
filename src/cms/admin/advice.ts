/** Shows the content lint's advice in the line at the top of the form. Advice never prevents a save. */
import { adviceOnFile, type Advice } from "../../content/lint/advice";
import { fileOfForm, hasBody, type Draft } from "../collections";
import { focusField } from "../decap/controls";
import { withoutNotes } from "../page-format";
import { placeOf } from "./check-draft";
import { element } from "./dialog";
import { labelOf } from "./office-words";
import type { DraftSite, SiteNow } from "./site-now";

/** Returns the advice on a draft; empty for an unknown form. */
export const adviceOnDraft = (draft: Draft, { facts }: Pick<DraftSite, "facts">): readonly Advice[] => {
  const file = fileOfForm(draft);
  if (file === undefined) return [];
  const data = withoutNotes(draft.data);
  const { body, ...fields } = data;
  const read = hasBody(draft.collection) ? { data: fields, body: typeof body === "string" ? body : "" } : { data, body: "" };
  return adviceOnFile({ ...read, file, bodyLine: 1, lineOf: () => undefined }, facts);
};

/** How long typing must pause before the entry is linted again, in milliseconds. */
const PAUSE_MS = 500;

/** The list of suggestions. Collapsed at first. Not in the page while there are no suggestions. */
export class AdviceList {
  private readonly summary = element("summary");
  private readonly list = element("ul");
  private readonly details = element("details", this.summary, this.list);
  private timer: number | undefined;
  /** Collection and slug of the form that the list is about. */
  private formKey = "";

  constructor(private readonly site: SiteNow) {}

  /** Updates the list: immediately when a form is opened, otherwise after a pause in typing. */
  readonly changed = (draft: Draft): void => {
    window.clearTimeout(this.timer);
    const formKey = `${draft.collection}/${draft.slug}`;
    // Decap removes the list when it renders the entry line again.
    const isRemoved = this.list.hasChildNodes() && !this.details.isConnected;
    if (formKey !== this.formKey || isRemoved) this.show(draft);
    else this.timer = window.setTimeout(() => this.show(draft), PAUSE_MS);
    this.formKey = formKey;
  };

  private show(draft: Draft): void {
    const advice = adviceOnDraft(draft, this.site.draftSiteFor(draft.collection));
    this.summary.textContent = advice.length === 1 ? "One suggestion" : `${advice.length} suggestions`;
    this.list.replaceChildren(
      ...advice.map(({ field, why, fix }) => {
        const path = placeOf(field, draft);
        const button = Object.assign(element("button", element("strong", labelOf(draft, path)), `: ${why} ${fix}`), {
          type: "button",
          onclick: () => focusField(path),
        });
        return element("li", button);
      }),
    );
    if (advice.length > 0) document.querySelector(".entry-line")?.append(this.details);
    else this.details.remove();
  }
}
