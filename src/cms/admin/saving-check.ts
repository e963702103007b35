/** Keeps a draft from being saved that the build would refuse, and says why: at the field, and in a list that leads there. */
import { focusField, type FormWatch } from "../decap/controls";
import type { Draft } from "../draft";
import { SOURCE } from "../notes";
import { sourceOf } from "../page-format";
import type { Data } from "../same";
import { checkDraft, type CheckedDraft, type DraftSite } from "./check-draft";
import { labelOf } from "./labels";
import { NotePanel } from "./note-panel";
import { Refusal } from "./refusal";
import type { SiteNow } from "./site";

/** How long nothing is typed before an entry is looked through again, in milliseconds. */
export const PAUSE_MS = 300;

interface Judged {
  readonly site: DraftSite;
  readonly outcome: CheckedDraft;
}

/** Judges drafts, and shows what is wrong with the one that somebody wants to save. */
export class SavingCheck {
  private readonly panel = new NotePanel("saving-problems");
  private readonly judged = new WeakMap<object, Judged>();
  private timer: number | undefined;

  constructor(private readonly site: SiteNow) {}

  /** What the fields of the form ask. */
  readonly watch: FormWatch = {
    problems: (draft) => this.judge(draft).problems,
    attempted: (draft) => {
      const { problems } = this.judge(draft);
      this.say(draft);
      if (problems[0]) focusField(problems[0].path);
    },
    changed: (draft) => {
      if (!this.panel.isOpen) return;
      window.clearTimeout(this.timer);
      this.timer = window.setTimeout(() => this.say(draft), PAUSE_MS);
    },
  };

  /**
   * Returns what to write.
   *
   * @throws Error when something keeps it from being saved
   */
  beforeSave(draft: Draft): Data {
    const { data, problems } = this.judge(draft);
    if (problems.length > 0) {
      this.say(draft);
      throw new Refusal("See the list.");
    }
    return { ...data, [SOURCE]: sourceOf(draft.data) };
  }

  private judge(draft: Draft): CheckedDraft {
    const site = this.site.around(draft.collection);
    const last = this.judged.get(draft.data);
    if (last?.site === site) return last.outcome;
    const outcome = checkDraft(draft, draft.data, site);
    this.judged.set(draft.data, { site, outcome });
    return outcome;
  }

  private say(draft: Draft): void {
    const { problems } = this.judge(draft);
    if (problems.length === 0) {
      this.panel.hide();
      return;
    }
    const notes = problems.map(({ path, message }) => ({ label: labelOf(draft, path), message, open: () => focusField(path) }));
    this.panel.show(`Not saved yet: ${notes.length === 1 ? "one thing" : `${notes.length} things`} to fix`, notes);
  }
}
