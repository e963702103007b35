/** Blocks saving a draft that would fail the build. Shows the problems at their fields, and in a panel that links to the fields. */
import type { AddressedEntry } from "../../content/check/check-addresses";
import { focusField, showProblems } from "../decap/controls";
import { hasBody, type Draft } from "../collections";
import { Refusal } from "../repository/errors";
import { readPage, readSettings, SOURCE, sourceOf } from "../page-format";
import type { Data } from "../same";
import { checkDraft, type DraftProblem } from "./check-draft";
import { ask, element } from "./dialog";
import { NotePanel } from "./note-panel";
import { labelOf } from "./office-words";
import { questionsAbout } from "./questions";
import type { SiteNow } from "./site-now";

/**
 * Returns the draft. If the page's address changed, adds the old address to `formerly`, which redirects old links. If the `address` field
 * was cleared, fills in the slug.
 */
export const keepOldAddress = (draft: Draft, entries: readonly AddressedEntry[]): Draft => {
  const { collection, slug, data } = draft;
  const saved = entries.find((entry) => entry.folder === collection && entry.slug === slug);
  const savedAddress = saved?.address ?? slug;
  const newAddress = typeof data.address === "string" && data.address !== "" ? data.address : slug;
  if (!saved) return draft;
  const namesIn = ({ formerly }: Data): readonly string[] => (Array.isArray(formerly) ? formerly.map(String).filter(Boolean) : []);
  const listed = namesIn(data);
  // If this form was saved before, that save may have added old addresses to the file. The form does not show them, so keep them here.
  const opened = namesIn(readPage(sourceOf(data)));
  const added = saved.formerly.filter((address) => !opened.includes(address));
  const isMoved = savedAddress !== newAddress || added.length > 0;
  // Omit the slug, because the address with the slug always redirects to the page.
  const kept = new Set([...listed, ...added, savedAddress].filter((address) => address !== newAddress && address !== slug));
  const formerly = isMoved ? [...kept] : listed;
  // Write the slug into `address`. Without `address`, the feed would take `formerly[0]` as the post's first path (`firstPath` in
  // src/publish/feed.ts), and feed readers would show the post as new.
  const isCleared = saved.address !== undefined && newAddress === slug && formerly.length > 0;
  const changes = { ...(isCleared && { address: slug }), ...(formerly.join() !== listed.join() && { formerly }) };
  return { ...draft, data: { ...data, ...changes } };
};

/** How long typing must pause before the entry is checked again, in milliseconds. */
const PAUSE_MS = 300;

const askAbout = (questions: readonly string[]): Promise<string> =>
  ask("Is this right?", [element("ul", ...questions.map((words) => element("li", words)))], {
    save: "Yes, save it",
    "": "Back to the form",
  });

/** Checks each draft before it is saved, and shows its problems. */
export class SavingCheck {
  private readonly panel = new NotePanel();
  private timer: number | undefined;

  constructor(private readonly site: SiteNow) {}

  /** Updates the problems, if the panel is open, after a pause in typing. */
  readonly changed = (draft: Draft): void => {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (!this.panel.isOpen) return;
      const { problems } = this.check(draft);
      showProblems(problems);
      this.report(draft, problems);
    }, PAUSE_MS);
  };

  /**
   * Shows the draft's problems, asks about likely slips, and returns the data to write.
   *
   * @throws Refusal if the draft has problems, or if the answer is to go back to the form
   */
  async beforeSave(opened: Draft): Promise<Data> {
    // Somebody else, or this form a moment ago, may have changed the site.
    await this.site.settled();
    const draft = keepOldAddress(opened, this.site.draftSiteFor(opened.collection).entries);
    const { data, problems } = this.check(draft);
    showProblems(problems);
    this.report(draft, problems);
    if (problems[0]) {
      focusField(problems[0].path);
      throw new Refusal("See the list.", { isShown: true });
    }
    const source = sourceOf(draft.data);
    const savedData = (hasBody(draft.collection) ? readPage : readSettings)(source);
    const questions = questionsAbout(draft, savedData, data);
    if (questions.length > 0 && (await askAbout(questions)) === "") throw new Refusal("Nothing was saved.", { isShown: true });
    return { ...data, [SOURCE]: source };
  }

  private check(draft: Draft) {
    return checkDraft(draft, draft.data, this.site.draftSiteFor(draft.collection));
  }

  private report(draft: Draft, problems: readonly DraftProblem[]): void {
    if (problems.length === 0) {
      this.panel.hide();
      return;
    }
    const notes = problems.map(({ path, message }) => ({ label: labelOf(draft, path), message, open: () => focusField(path) }));
    this.panel.show(`Not saved yet: ${notes.length === 1 ? "one thing" : `${notes.length} things`} to fix`, notes);
  }
}
