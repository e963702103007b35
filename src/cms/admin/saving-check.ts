/** Blocks saving a draft that would fail the build. Shows why at the fields, and in a panel that links to them. */
import { focusField, showProblems } from "../decap/controls";
import { storeDraft } from "../decap/kept-draft";
import type { Draft } from "../draft";
import { SOURCE } from "../notes";
import { sourceOf } from "../page-format";
import type { Data } from "../same";
import { checkDraft, type DraftProblem } from "./check-draft";
import { labelOf } from "./labels";
import { NotePanel } from "./note-panel";
import { Refusal } from "./refusal";
import type { SiteNow } from "./site";

/** Pause in typing before an entry is stored and checked again, in milliseconds. */
const PAUSE_MS = 300;

/** Checks drafts, and shows the problems of one that is being saved. */
export class SavingCheck {
  private readonly panel = new NotePanel("saving-problems");
  private timer: number | undefined;

  constructor(private readonly site: SiteNow) {}

  /** Stores the draft in the browser and updates an open panel, after a pause in typing. */
  readonly changed = (draft: Draft): void => {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      storeDraft();
      if (this.panel.isOpen) this.say(draft, this.check(draft).problems);
    }, PAUSE_MS);
  };

  /**
   * Returns the data to write.
   *
   * @throws Refusal if the draft has problems
   */
  beforeSave(draft: Draft): Data {
    const { data, problems } = this.check(draft);
    showProblems(problems);
    this.say(draft, problems);
    if (problems[0]) {
      focusField(problems[0].path);
      throw new Refusal("See the list.");
    }
    return { ...data, [SOURCE]: sourceOf(draft.data) };
  }

  private check(draft: Draft) {
    return checkDraft(draft, draft.data, this.site.around(draft.collection));
  }

  private say(draft: Draft, problems: readonly DraftProblem[]): void {
    if (problems.length === 0) {
      this.panel.hide();
      return;
    }
    const notes = problems.map(({ path, message }) => ({ label: labelOf(draft, path), message, open: () => focusField(path) }));
    this.panel.show(`Not saved yet: ${notes.length === 1 ? "one thing" : `${notes.length} things`} to fix`, notes);
  }
}
