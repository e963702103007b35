/** Asks before an entry is saved over a version that was saved after it was opened. */
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

/** Compares the version that a form was made of with the one that is saved now. */
export class EditConflictCheck {
  private written = "";
  /** What this tab saved last. Decap keeps the form as it is then, with its first source. */
  private last = { source: "", text: "" };

  constructor(private readonly backend: CmsBackend) {}

  /** Wraps a writer: its last text is remembered, and the browser's copy of a draft states what it was made of. */
  readonly watched =
    (write: Write): Write =>
    (data) => {
      const { [SAVING]: saving } = data;
      return isRecord(saving) ? (this.written = write(saving)) : copyOf(data, write(data));
    };

  /**
   * Asks before a save replaces a newer version.
   *
   * @throws Error when the newer version is to stay
   */
  async beforeSave(draft: Draft): Promise<void> {
    const source = sourceOf(draft.data);
    // A copy of an entry has its source, and no file yet.
    const now = draft.path === "" || source === "" ? undefined : await this.ask((versions) => versions.saved(draft));
    if (!now) return;
    const known = this.last.source === source ? this.last.text : source;
    // A draft that is gone cannot be saved, even where the published version says the same.
    if (now.text !== known || (draft.isProposed && !now.isDraft)) await this.decide("Save", draft, now, draft.isProposed === now.isDraft);
  }

  /**
   * Asks before publishing a draft replaces what was published after the draft was begun.
   *
   * @throws Error when the published version is to stay
   */
  async beforePublish(draft: Draft): Promise<void> {
    const now = draft.isProposed ? await this.ask((versions) => versions.publishedMeanwhile(draft)) : undefined;
    if (now) await this.decide("Publish", draft, now, true);
  }

  /** Remembers what was saved. */
  saved({ data }: Draft): void {
    this.last = { source: sourceOf(data), text: this.written };
  }

  /** Returns undefined where there is no answer: that must not keep an editor from saving. */
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
