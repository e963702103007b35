/** Detects edit conflicts: asks before a save replaces a version that was saved after the entry was opened. */
import { required } from "../../content/shared/required";
import type { Draft, Form } from "../collections";
import { formAt } from "../decap/api";
import { BASE, normalizeLines, readPage, readSettings, withoutNotes } from "../page-format";
import { Refusal } from "../repository/errors";
import { gitSha } from "../repository/git-sha";
import type { Origin, Repository, Version } from "../repository/repository";
import { isSame } from "../same";
import { ask, element, linkTo } from "./dialog";
import { labelOf } from "./office-words";

/** Returns a sentence that says who changed an entry in the meantime, and how. */
const describeChange = ({ stored, isDraft }: Version, origin: Origin | "local" | undefined): string => {
  if (!origin || origin === "local") {
    if (stored === undefined) return "Its file was deleted.";
    return origin ? "Its file was changed in another window or by another program." : "Its file was changed.";
  }
  const what = stored === undefined ? "deleted it" : isDraft ? "saved another draft of it" : "published another version of it";
  return `${origin.name} ${what} on ${origin.date.toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" })}.`;
};

/** Builds a paragraph with a link that downloads a version of a file. */
const linkToCopy = (path: string, version: "mine" | "newer", text: string): HTMLElement => {
  const link = linkTo(URL.createObjectURL(new Blob([text])), `Keep a copy of ${version === "mine" ? "mine" : "the newer version"}`);
  link.download = path.replace(/^.*\/(.+)(\.\w+)$/, `$1-${version}$2`);
  return element("p", link);
};

const fieldsIn = (path: string, text: string): Readonly<Record<string, unknown>> => {
  try {
    return withoutNotes((path.endsWith(".md") ? readPage : readSettings)(normalizeLines(text)));
  } catch {
    return {};
  }
};

/** Returns the labels of the fields that differ between two versions of a file. */
const differing = (form: Form, path: string, mine: string, newer: string): readonly string[] => {
  const [one, other] = [fieldsIn(path, mine), fieldsIn(path, newer)];
  return Object.keys({ ...one, ...other })
    .filter((name) => !isSame(one[name], other[name]))
    .map((name) => labelOf(form, [name]));
};

/** The dialog's texts. People save in a form, but may also publish on the Workflow board. */
const TEXTS = {
  Save: {
    heading: "This entry was changed after you opened it",
    kept: "What you typed is still in the form.",
    back: "Back to the form",
  },
  Publish: {
    heading: "This entry was changed after the draft was started",
    kept: "Your draft is unchanged.",
    back: "Do not publish",
  },
} as const;

/** The last version that this tab saved, and the version that its form was opened with. Decap does not reload a form after a save. */
interface LastSave {
  readonly base: unknown;
  readonly sha: string;
}

const keyOf = (path: string): string => `saved:${path}`;

// Safe cast: `saved` stored the value.
const lastSaveOf = (path: string): LastSave | undefined =>
  (JSON.parse(sessionStorage.getItem(keyOf(path)) ?? "null") as LastSave | null) ?? undefined;

/** Compares the version that a form was opened with to the version that is saved now, by the hashes that Git gives their bytes. */
export class EditConflictCheck {
  private repository: Repository | undefined;
  /** The version that the form to be saved was opened with; undefined for a new entry. */
  private base: unknown;

  /** Sets the repository, which exists once Decap has started. */
  connect(repository: Repository): void {
    this.repository = repository;
  }

  /**
   * Forgets this tab's last save, because the form now shows the stored version. Example: this tab opens version A and saves B, somebody
   * undoes B, and the form is opened again, at A. With the note that A was saved as B, `beforeSave` would expect B and report a conflict.
   */
  opened(path: string): void {
    sessionStorage.removeItem(keyOf(path));
  }

  /** Remembers which version the form to be saved was opened with. */
  saving({ slug, data }: Draft): void {
    this.base = slug === "" ? undefined : data[BASE];
  }

  /**
   * Asks before a save replaces a newer version.
   *
   * @throws Refusal if the newer version is kept
   */
  async beforeSave(form: Form, path: string, text: string): Promise<void> {
    const now = await required(this.repository, "The repository").version(form, path);
    const last = lastSaveOf(path);
    // After a save, the open form still has its old base. The version that it knows is the one that this tab saved.
    const known = last && last.base === this.base ? last.sha : this.base;
    // The stored version is the one that the form is based on, or the one to be saved, if the response to an earlier attempt was lost.
    if (now.stored?.sha === known || now.stored?.sha === (await gitSha(text))) return;
    await this.decide("Save", form, path, text, now);
  }

  /**
   * Asks before publishing replaces a version that was published after the draft was started.
   *
   * @throws Refusal if the published version is kept
   */
  async beforePublish(form: Form, path: string, newer: Version): Promise<void> {
    const mine = await required(this.repository, "The repository").version(form, path);
    await this.decide("Publish", form, path, mine.stored?.text ?? "", newer);
  }

  /** Remembers the version that this tab saved, so that the next save does not report it as a conflict. */
  async saved(path: string, text: string): Promise<void> {
    sessionStorage.setItem(keyOf(path), JSON.stringify({ base: this.base, sha: await gitSha(text) } satisfies LastSave));
  }

  /** Describes the newer version of an entry, and asks whether to replace it. */
  private async decide(verb: "Publish" | "Save", form: Form, path: string, mine: string, newer: Version): Promise<void> {
    const { heading, kept, back } = TEXTS[verb];
    // If GitHub does not answer, the dialog appears without the origin.
    const origin = await required(this.repository, "The repository")
      .originOf(form, path, newer)
      .catch(() => undefined);
    const text = newer.stored?.text;
    const fields = text === undefined ? [] : differing(form, path, mine, text);
    const parts = [
      element("p", `${describeChange(newer, origin)} Nothing is lost. ${kept}`),
      ...(fields.length > 0 ? [element("p", `The two versions differ in: ${fields.join(", ")}.`)] : []),
      // Before publishing, the form would show the draft.
      ...(text === undefined || verb === "Publish" ? [] : [element("p", linkTo(formAt(form), "Open the newer version"))]),
      ...(origin && origin !== "local" ? [element("p", linkTo(origin.href, "See that change on GitHub"))] : []),
      linkToCopy(path, "mine", mine),
      // Offer a copy of a newer local version. GitHub keeps every version, so no copy is needed.
      ...(origin === "local" && text !== undefined ? [linkToCopy(path, "newer", text)] : []),
    ];
    if ((await ask(heading, parts, { mine: `${verb} mine and drop the other change`, "": back })) === "mine") return;
    throw new Refusal(`The newer version stays. ${kept}`, { isShown: true });
  }
}
