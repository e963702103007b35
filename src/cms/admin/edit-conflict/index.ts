/** Detects edit conflicts: asks before a save replaces a version that was saved after the entry was opened. */
import type { CmsBackend } from "../../backend";
import { formAt, Refusal } from "../../decap/api";
import type { Draft } from "../../draft";
import { SAVING } from "../../notes";
import { copyOf, sourceOf, writePage, writeSettings } from "../../page-format";
import type { Data } from "../../same";
import { ask } from "../dialog";
import { element, linkTo } from "../element";
import { versionsOf, type Version, type Versions } from "./versions";
import { isRecord } from "../../../content/shared/required";

const who = ({ text, isDraft, change }: Version): string => {
  if (!change) return text === undefined ? "Its file was deleted." : "Its file was changed in another window or by another program.";
  const what = text === undefined ? "deleted it" : isDraft ? "saved another draft of it" : "published another version of it";
  return `${change.name} ${what} on ${change.date.toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" })}.`;
};

const download = (name: string, text: string): void => {
  const made = element("a");
  made.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  made.download = name;
  made.click();
  // Wait until the browser has read it.
  setTimeout(() => URL.revokeObjectURL(made.href), 10_000);
};

/** The user's version, and what the dialog can do with it. */
interface Choice {
  readonly verb: "Publish" | "Save";
  /** The file as the form would write it. */
  readonly mine: string;
  /** Whether the form can replace the newer version. Decap cannot replace a draft that it did not open. */
  readonly isReplaceable: boolean;
}

/** Shows the newer version of an entry. Returns true if the user chose to replace it. */
const askToReplace = async (entry: Draft, newer: Version, { verb, mine, isReplaceable }: Choice): Promise<boolean> => {
  const { text, change } = newer;
  const keep = (version: "mine" | "newer", words: string): HTMLElement => {
    const name = entry.path.replace(/^.*\/(.+)(\.\w+)$/, `$1-${version}$2`);
    const button = Object.assign(element("button", `Keep a copy of ${version === "mine" ? "mine" : "the newer version"}`), {
      type: "button",
    });
    button.addEventListener("click", () => download(name, words));
    return button;
  };
  const parts = [
    element("p", `${who(newer)} Nothing is lost: what you typed is still in the form.`),
    ...(text === undefined ? [] : [element("p", linkTo(formAt(entry), "Open the newer version"))]),
    ...(change ? [element("p", linkTo(change.href, "See that change at GitHub"))] : []),
    ...(isReplaceable ? [] : [element("p", "This form cannot replace it. Keep a copy, load this page again, and enter what is yours.")]),
    keep("mine", mine),
    // GitHub keeps every version; the files of this computer do not.
    ...(change || text === undefined ? [] : [keep("newer", text)]),
  ];
  const answers = { ...(isReplaceable && { mine: `${verb} mine` }), "": "Back to the form" };
  return (await ask("This entry was changed after you opened it", parts, answers)) === "mine";
};

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
