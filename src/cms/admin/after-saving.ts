/** Reports the result of a change: for local files, whether the site can still be built; for GitHub, a link to the change's checks. */
import type { Problem } from "../../content/check/problems";
import type { Form } from "../collections";
import { formAt, on } from "../decap/api";
import { writeFiles, type Contents } from "../decap/repository";
import type { Line, TakenOut } from "../take-out";
import { placeOf } from "./check-draft";
import { GitHub } from "./github";
import { NotePanel, type Note } from "./note-panel";
import { inOfficeWords, labelOf } from "./office-words";
import type { SiteNow } from "./site";

const HERE = "The change is in the files on this computer. Visitors see it once the changed files are committed and pushed.";
const NO_ANSWER = "The rest of the site could not be checked, because the program behind this editor did not respond.";

const keyOf = (problem: Problem): string => JSON.stringify([problem.file, problem.field, problem.found]);

const lineNote =
  (what: string) =>
  ({ file, line, text }: Line): Note => ({ label: `${what} content/${file}:${line}`, message: text });

/** Shows the result of the latest change. */
export class ChangeReport {
  readonly news = new NotePanel("status");
  private readonly broken = new NotePanel();

  constructor(private readonly site: SiteNow) {
    const { backend } = site.all;
    if (backend.name === "github")
      on("postPublish", ({ path }) => {
        const href = `https://github.com/${backend.repo}/commits/${backend.branch}/${path}`;
        this.news.show("Published", [{ message: "The change, its checks, and earlier versions on GitHub", href }]);
      });
  }

  /**
   * Reports the result of saving a form.
   *
   * @param before contents of the entry's files before the save
   */
  async saved(form: Form, before: Contents): Promise<void> {
    const { backend } = this.site.all;
    if (backend.name === "proxy") return this.sayHere("Saved", before);
    const page = await new GitHub(backend).pullRequestOf(form).catch(() => undefined);
    const href = page ?? `https://github.com/${backend.repo}/pulls`;
    this.news.show("Saved for review", [{ message: "Checks on GitHub show whether the change can be published", href }]);
  }

  /**
   * Reports the result of deleting an entry.
   *
   * @param before contents of the changed and deleted files before the deletion
   */
  async deleted(before: Contents, out: TakenOut | undefined): Promise<void> {
    const notes = [
      ...(out?.left ?? []).map(lineNote("Still links to the deleted page:")),
      ...(out?.redirected ?? []).map(lineNote("Now links to another page. Check whether the wording still fits:")),
    ];
    if (this.site.all.backend.name === "proxy") await this.sayHere("Deleted", before, notes);
    else if (notes.length > 0) this.news.show("Deleted", notes);
  }

  private async sayHere(what: string, before: Contents, notes: readonly Note[] = []): Promise<void> {
    const known = new Set(this.site.all.problems.map(keyOf));
    const isAnswered = await this.site.refresh();
    const { problems } = this.site.all;
    this.broken.hide();
    if (problems.length === 0) {
      this.news.show(`${what} on this computer`, [{ message: isAnswered ? HERE : NO_ANSWER }, ...notes]);
      return;
    }
    this.news.hide();
    const isKnown = (problem: Problem) => known.has(keyOf(problem));
    const back = { label: "Undo this change", message: "restores the previous files", open: () => void this.takeBack(before) };
    const count = problems.length === 1 ? "one thing" : `${problems.length} things`;
    this.broken.show(`${what}, but the site cannot be built: ${count} to fix`, [
      problems.every(isKnown) ? { message: "None of this was caused by your change." } : back,
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

  private async takeBack(before: Contents): Promise<void> {
    await writeFiles(before, "Undo a change");
    // If the change created the entry, leave its form before reloading, because the entry no longer exists.
    if (Object.values(before).includes(undefined)) window.location.hash = window.location.hash.replace(/\/(?:entries\/|new\b).*$/, "");
    window.location.reload();
  }
}
