/** Reports the result of a change: for local files, whether the site can still be built; for GitHub, a link to the change's checks. */
import type { Problem } from "../../content/check/problems";
import { fileOfForm, hasBody, type Form } from "../collections";
import { formAt, formOfUrl, on } from "../decap/api";
import { futureDay, readPage } from "../page-format";
import { ROOT, type Undo } from "../repository/repository";
import { placeOf } from "./check-draft";
import { NotePanel, type Note } from "./note-panel";
import { inOfficeWords, labelOf } from "./office-words";
import type { SiteNow } from "./site-now";

const NOT_PUBLIC = "Not public yet. Ask whoever publishes the site.";
const NO_ANSWER = "The rest of the site could not be checked, because the program behind this editor did not respond.";

const keyOf = (problem: Problem): string => JSON.stringify([problem.file, problem.field, problem.found]);

/** Shows the result of the latest change. */
export class ChangeReport {
  readonly news = new NotePanel("status");
  private readonly broken = new NotePanel();

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
    const day = hasBody(form.collection) ? futureDay(readPage(text, ""), this.site.today()) : undefined;
    const later = day === undefined ? [] : [{ message: `Once published, it appears on ${day}.` }];
    if (backend.name === "proxy") return this.reportLocal("Saved", undo, later);
    const page = await pullRequest?.(form).catch(() => undefined);
    const href = page ?? `https://github.com/${backend.repo}/pulls`;
    this.news.show("Saved for review", [{ message: "Checks on GitHub show whether the change can be published", href }, ...later]);
  }

  /** Reports the result of a change that is published at once: a deletion or an upload. */
  async changed(what: string, notes: readonly Note[], undo: Undo): Promise<void> {
    if (this.site.all.backend.name === "proxy") {
      await this.reportLocal(what, undo, notes);
      return;
    }
    await this.site.refresh();
    this.news.show(what, [this.undoNote(undo), ...notes]);
  }

  private async reportLocal(what: string, undo: Undo | undefined, notes: readonly Note[] = []): Promise<void> {
    const known = new Set(this.site.all.problems.map(keyOf));
    const isAnswered = await this.site.refresh();
    const { problems } = this.site.all;
    this.broken.hide();
    if (problems.length === 0) {
      const back = undo && what !== "Saved" ? [this.undoNote(undo)] : [];
      this.news.show(`${what} on this computer`, [{ message: isAnswered ? NOT_PUBLIC : NO_ANSWER }, ...back, ...notes]);
      return;
    }
    this.news.hide();
    const isKnown = (problem: Problem) => known.has(keyOf(problem));
    const count = problems.length === 1 ? "one thing" : `${problems.length} things`;
    this.broken.show(`${what}, but the site cannot be built: ${count} to fix`, [
      ...(problems.every(isKnown) ? [{ message: "None of this was caused by your change." }] : undo ? [this.undoNote(undo)] : []),
      ...problems.toSorted((one, other) => Number(isKnown(one)) - Number(isKnown(other))).map((problem) => this.noteOf(problem)),
      ...notes,
    ]);
  }

  private noteOf(problem: Problem): Note {
    const { file, field } = problem;
    const { label, form } = this.site.fileLabel(file);
    const message = inOfficeWords(problem);
    if (!form) return { label, message };
    const place = field.startsWith("(") ? "" : ` -> ${labelOf(form, placeOf(field))}`;
    return { label: label + place, message, href: formAt(form) };
  }

  private undoNote(undo: Undo): Note {
    return { label: "Undo this change", message: "restores the previous files", open: () => void this.undoAndReload(undo) };
  }

  private async undoAndReload(undo: Undo): Promise<void> {
    try {
      await undo();
    } catch (error) {
      this.broken.show("Not undone", [{ message: error instanceof Error ? error.message : String(error) }]);
      return;
    }
    // If the change created the entry, leave its form before reloading, because the entry no longer exists.
    await this.site.refresh();
    const form = formOfUrl();
    if (form && !this.site.has(form)) window.location.hash = `#/collections/${form.collection}`;
    window.location.reload();
  }
}
