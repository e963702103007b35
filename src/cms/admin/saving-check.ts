/** Keeps a draft from being saved that the build would refuse, and says why: at the field, and in a list that leads there. */
import { checkDraft, type CheckedDraft, type DraftSite } from "./check-draft";
import { focusField, type FormWatch } from "./controls";
import { fileOf, isDraftMap, PAUSE_MS, toPlain, type DraftMap } from "./decap";
import { labelOf } from "./labels";
import { NotePanel } from "./note-panel";
import type { SiteNow } from "./site";

interface Judged {
  readonly site: DraftSite;
  readonly outcome: CheckedDraft;
}

const FINE: CheckedDraft = { blanks: [], tidied: [], problems: [] };

/** Judges drafts, and shows what is wrong with the one that somebody wants to save. */
export class SavingCheck {
  private readonly panel = new NotePanel("saving-problems");
  private readonly judged = new WeakMap<object, Judged>();
  private timer: number | undefined;

  constructor(private readonly site: SiteNow) {
    // What is said of one entry is not said of the next.
    window.addEventListener("hashchange", () => this.panel.hide());
  }

  /** What the fields of the form ask. */
  readonly watch: Omit<FormWatch, "decorate"> = {
    problems: (entry) => this.judge(entry).problems,
    attempted: (entry) => {
      const { problems } = this.judge(entry);
      this.say(entry);
      if (problems[0]) focusField(problems[0].path);
    },
    changed: (entry) => {
      if (!this.panel.isOpen) return;
      window.clearTimeout(this.timer);
      this.timer = window.setTimeout(() => this.say(entry), PAUSE_MS);
    },
  };

  /**
   * Gives the data to write: without what is empty, and tidy.
   *
   * @throws Error when something keeps it from being saved
   */
  beforeSave(entry: DraftMap): DraftMap | undefined {
    const data = entry.get("data");
    if (!isDraftMap(data)) return undefined;
    const { blanks, tidied, problems } = this.judge(entry);
    if (problems.length > 0) {
      this.say(entry);
      throw new Error("the list says what is to be mended.");
    }
    const tidy = tidied.reduce((kept, { path, text }) => kept.setIn(path, text), data);
    return blanks.reduce((kept, path) => kept.deleteIn(path), tidy);
  }

  private judge(entry: DraftMap): CheckedDraft {
    const data = entry.get("data");
    if (!isDraftMap(data)) return FINE;
    const { current: site } = this.site;
    const last = this.judged.get(data);
    if (last?.site === site) return last.outcome;
    const outcome = checkDraft(fileOf(entry), toPlain(data), site);
    this.judged.set(data, { site, outcome });
    return outcome;
  }

  private say(entry: DraftMap): void {
    const { problems } = this.judge(entry);
    if (problems.length === 0) {
      this.panel.hide();
      return;
    }
    const file = fileOf(entry);
    const notes = problems.map(({ path, message }) => ({ label: labelOf(file, path), message, open: () => focusField(path) }));
    this.panel.show(`Not saved yet: ${notes.length === 1 ? "one thing" : `${notes.length} things`} to mend`, notes);
  }
}
