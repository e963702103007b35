/**
 * Reports the result of a save, a deletion or an upload. Local files: whether the site can still be built. GitHub: a link to the checks of a
 * saved entry, and an undo for a deletion or an upload.
 */
import type { Problem } from "../../content/check/problems";
import { fileOfForm, hasBody, type Form } from "../collections";
import { formAt, formOfUrl, on } from "../decap/api";
import { futureDay, readPage } from "../page-format";
import { ROOT, type Undo } from "../repository/repository";
import { placeOf } from "./check-draft";
import { NotePanel, type Note } from "./note-panel";
import { inOfficeWords, labelOf } from "./office-words";
import type { SiteNow } from "./site-now";

const NOT_PUBLIC = "Not public yet. Ask the person who publishes the site.";
const NO_ANSWER = "The rest of the site could not be checked, because the program behind this editor did not respond.";

const keyOf = (problem: Problem): string => JSON.stringify([problem.file, problem.field, problem.found]);

/** How to report a change to local files. */
interface LocalReport {
  /** Restores the previous files; undefined if that is not possible. */
  readonly undo: Undo | undefined;
  /** When to offer the undo: always, or only if the change caused an error. */
  readonly offerUndo: "always" | "ifBroken";
  readonly notes: readonly Note[];
}

/** Shows the result of the latest change. */
export class ChangeReport {
  readonly news = new NotePanel("status");
  private readonly alerts = new NotePanel();

  constructor(private readonly site: SiteNow) {
    const { backend } = site.all;
    if (backend.name === "github")
      on("postPublish", (form) => {
        const href = `https://github.com/${backend.repo}/commits/${backend.branch}/${ROOT}${fileOfForm(form) ?? ""}`;
        this.news.show("Published", [{ message: "The change, its checks, and earlier versions on GitHub", href }]);
      });
  }

  /**
   * Reports the result of saving a form.
   *
   * @param text the file as it was saved
   * @param pullRequest returns the URL of the draft's pull request; undefined for local files
   * @param undo restores the previous files
   */
  async saved(form: Form, text: string, undo: Undo | undefined, pullRequest?: (form: Form) => Promise<string | undefined>): Promise<void> {
    const { backend } = this.site.all;
    const day = hasBody(form.collection) ? futureDay(readPage(text), this.site.today()) : undefined;
    const later = day === undefined ? [] : [{ message: `Once published, it appears on ${day}.` }];
    if (backend.name === "proxy") return this.reportLocal("Saved", { undo, offerUndo: "ifBroken", notes: later });
    const page = await pullRequest?.(form).catch(() => undefined);
    const href = page ?? `https://github.com/${backend.repo}/pulls`;
    this.news.show("Saved for review", [{ message: "Checks on GitHub show whether the change can be published", href }, ...later]);
  }

  /**
   * Reports the result of a deletion or an upload. On GitHub, these are published immediately; local files are only changed.
   *
   * @param what the heading, such as "Deleted"
   */
  async changed(what: string, notes: readonly Note[], undo: Undo): Promise<void> {
    if (this.site.all.backend.name === "proxy") {
      await this.reportLocal(what, { undo, offerUndo: "always", notes });
      return;
    }
    await this.site.refresh();
    this.news.show(what, [this.undoNote(undo), ...notes]);
  }

  private async reportLocal(what: string, { undo, offerUndo, notes }: LocalReport): Promise<void> {
    // Before `refresh`, which replaces the site's problems.
    const keysBefore = new Set(this.site.all.problems.map(keyOf));
    const isChecked = await this.site.refresh();
    const { problems } = this.site.all;
    const undoNotes = undo ? [this.undoNote(undo)] : [];
    this.alerts.hide();
    if (!isChecked || problems.length === 0) {
      const result = { message: isChecked ? NOT_PUBLIC : NO_ANSWER };
      this.news.show(`${what} on this computer`, [result, ...(offerUndo === "always" ? undoNotes : []), ...notes]);
      return;
    }
    this.news.hide();
    const isOld = (problem: Problem) => keysBefore.has(keyOf(problem));
    const count = problems.length === 1 ? "one thing" : `${problems.length} things`;
    const isBlameless = problems.every(isOld);
    this.alerts.show(`${what}, but the site cannot be built: ${count} to fix`, [
      ...(isBlameless ? [{ message: "Your change did not cause any of these." }] : []),
      ...(offerUndo === "always" || !isBlameless ? undoNotes : []),
      ...problems.toSorted((one, other) => Number(isOld(one)) - Number(isOld(other))).map((problem) => this.noteOf(problem)),
      ...notes,
    ]);
  }

  private noteOf(problem: Problem): Note {
    const { file, field } = problem;
    const { label, form } = this.site.fileLabel(file);
    const message = inOfficeWords(problem);
    if (!form) return { label, message };
    // Problems with no particular field have "(whole file)" or "(file name)" as their field.
    const isInField = !field.startsWith("(");
    return { label: isInField ? `${label} -> ${labelOf(form, placeOf(field, form))}` : label, message, href: formAt(form) };
  }

  private undoNote(undo: Undo): Note {
    return { label: "Undo this change", message: "restores the previous files", open: () => void this.undoAndReload(undo) };
  }

  private async undoAndReload(undo: Undo): Promise<void> {
    this.alerts.hide();
    this.news.show("Undoing the change ...", []);
    try {
      await undo();
    } catch (error) {
      this.news.hide();
      this.alerts.show("Not undone", [{ message: error instanceof Error ? error.message : String(error) }]);
      return;
    }
    // If the change created the entry, leave its form before reloading, because the entry no longer exists.
    await this.site.refresh();
    const form = formOfUrl();
    if (form && !this.site.has(form)) window.location.hash = `#/collections/${form.collection}`;
    window.location.reload();
  }
}
