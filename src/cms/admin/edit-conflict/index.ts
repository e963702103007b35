/** Detects edit conflicts: asks before a save replaces a version that was saved after the entry was opened. */
import type { CmsBackend } from "../../backend";
import type { Draft } from "../../draft";
import { copyOf } from "../../draft-copy";
import { SAVING } from "../../notes";
import { sourceOf, writePage, writeSettings } from "../../page-format";
import type { Data } from "../../same";
import { Refusal } from "../refusal";
import { askToReplace } from "./dialog";
import { versionsOf, type Version, type Versions } from "./versions";
import { isRecord } from "../../../content/shared/required";

type Write = (data: Data) => string;

/** Compares the version that a form was loaded from with the saved one. */
export class EditConflictCheck {
  private written = "";
  /** This tab's last save. Decap does not reload the form after a save, so the form still has its first source. */
  private last = { source: "", text: "" };

  constructor(private readonly backend: CmsBackend) {}

  /** Wraps a writer: remembers the text of the last save, and adds the source to the browser's copy of a draft. */
  readonly watched =
    (write: Write): Write =>
    (data) => {
      const { [SAVING]: saving } = data;
      return isRecord(saving) ? (this.written = write(saving)) : copyOf(data, write(data));
    };

  /**
   * Asks before a save replaces a newer version.
   *
   * @throws Refusal if the user keeps the newer version
   */
  async beforeSave(draft: Draft): Promise<void> {
    const source = sourceOf(draft.data);
    // A duplicated entry has the source of the original, but no file yet.
    const now = draft.path === "" || source === "" ? undefined : await this.ask((versions) => versions.saved(draft));
    if (!now) return;
    const known = this.last.source === source ? this.last.text : source;
    // A draft that no longer exists cannot be saved, even if the published text is the same.
    if (now.text !== known || (draft.isProposed && !now.isDraft)) await this.decide("Save", draft, now, draft.isProposed === now.isDraft);
  }

  /**
   * Asks before publishing a draft replaces a version that was published after the draft was started.
   *
   * @throws Refusal if the user keeps the published version
   */
  async beforePublish(draft: Draft): Promise<void> {
    const now = draft.isProposed ? await this.ask((versions) => versions.publishedMeanwhile(draft)) : undefined;
    if (now) await this.decide("Publish", draft, now, true);
  }

  /** Remembers this tab's save. */
  saved({ data }: Draft): void {
    this.last = { source: sourceOf(data), text: this.written };
  }

  /** Returns undefined if the backend does not answer, so that an outage does not block saving. */
  private async ask(question: (versions: Versions) => Promise<Version | undefined>): Promise<Version | undefined> {
    const versions = versionsOf(this.backend);
    return versions && question(versions).catch(() => undefined);
  }

  private async decide(verb: "Publish" | "Save", draft: Draft, newer: Version, isReplaceable: boolean): Promise<void> {
    const write = draft.path.endsWith(".md") ? writePage : writeSettings;
    if (await askToReplace(draft, newer, { verb, mine: write(draft.data), isReplaceable })) return;
    throw new Refusal("The newer version stays. What you typed is still in the form.");
  }
}
