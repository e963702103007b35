/** Detects edit conflicts: asks before a save replaces a version that was saved after the entry was opened. */
import { formAt, Refusal } from "../decap/api";
import { textAt } from "../decap/repository";
import type { Draft } from "../collections";
import { SAVING, normalizeLines, sourceOf, writeFile } from "../page-format";
import { isRecord } from "../../content/shared/required";
import { ask, element, linkTo } from "./dialog";
import type { GitHub, Version } from "./github";

const who = ({ text, isDraft, change }: Version): string => {
  if (!change) return text === undefined ? "Its file was deleted." : "Its file was changed in another window or by another program.";
  const what = text === undefined ? "deleted it" : isDraft ? "saved another draft of it" : "published another version of it";
  return `${change.name} ${what} on ${change.date.toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" })}.`;
};

/** Builds a link that downloads a version of a file. */
const linkToCopy = (path: string, version: "mine" | "newer", text: string): HTMLElement => {
  const link = linkTo(URL.createObjectURL(new Blob([text])), `Keep a copy of ${version === "mine" ? "mine" : "the newer version"}`);
  link.download = path.replace(/^.*\/(.+)(\.\w+)$/, `$1-${version}$2`);
  return element("p", link);
};

/** Compares the version that a form was loaded from with the version that is saved now. */
export class EditConflictCheck {
  /** The last save in this tab. Decap does not reload the form after a save, so the form still has the source from before the save. */
  private last = { source: "", text: "" };

  /** @param gitHub undefined if the files are on this computer */
  constructor(private readonly gitHub: GitHub | undefined) {}

  /**
   * Asks before a save replaces a newer version. Does not block saving if the saved version cannot be read.
   *
   * @throws Refusal if the editor keeps the newer version
   */
  async beforeSave(draft: Draft): Promise<void> {
    const source = sourceOf(draft.data);
    // A new entry has no file to replace. A duplicated entry has none either, although it has the original's source.
    if (draft.path === "" || source === "") return;
    const onDisk = async (): Promise<Version> => ({
      text: await textAt(draft.path).then((text) => text && normalizeLines(text)),
      isDraft: false,
    });
    const now = await (this.gitHub?.saved(draft) ?? onDisk()).catch(() => undefined);
    const known = this.last.source === source ? this.last.text : source;
    // Decap cannot save a draft that was published or deleted in the meantime, even if the published text is the same.
    if (now && (now.text !== known || (draft.isProposed && !now.isDraft))) await this.decide("Save", draft, now);
  }

  /**
   * Asks before publishing replaces a version that was published after the draft was started.
   *
   * @throws Refusal if the editor keeps the published version
   */
  async beforePublish(draft: Draft): Promise<void> {
    const now = draft.isProposed ? await this.gitHub?.publishedMeanwhile(draft).catch(() => undefined) : undefined;
    if (now) await this.decide("Publish", draft, now);
  }

  /** Remembers the text that this tab saved, so that the next save does not report it as a conflict. */
  saved({ path, data }: Draft): void {
    const { [SAVING]: written } = data;
    if (isRecord(written)) this.last = { source: sourceOf(data), text: writeFile(path, written) };
  }

  /** Describes the newer version of an entry, and asks whether to replace it. */
  private async decide(verb: "Publish" | "Save", draft: Draft, newer: Version): Promise<void> {
    const { text, change, isDraft } = newer;
    // A form opened from a draft can replace only a draft. A form opened from a published entry can replace only a published entry.
    const isReplaceable = verb === "Publish" || draft.isProposed === isDraft;
    const parts = [
      element("p", `${who(newer)} Nothing is lost: what you typed is still in the form.`),
      ...(text === undefined ? [] : [element("p", linkTo(formAt(draft), "Open the newer version"))]),
      ...(change ? [element("p", linkTo(change.href, "See that change on GitHub"))] : []),
      ...(isReplaceable ? [] : [element("p", "This form cannot replace that version. Keep a copy, reload, and re-enter your changes.")]),
      linkToCopy(draft.path, "mine", writeFile(draft.path, draft.data)),
      // Offer a copy of a newer local version. GitHub keeps every version, so no copy is needed.
      ...(change || text === undefined ? [] : [linkToCopy(draft.path, "newer", text)]),
    ];
    const answers = { ...(isReplaceable && { mine: `${verb} mine` }), "": "Back to the form" };
    if ((await ask("This entry was changed after you opened it", parts, answers)) === "mine") return;
    throw new Refusal("The newer version stays. What you typed is still in the form.");
  }
}
