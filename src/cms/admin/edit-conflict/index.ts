/** Keeps an entry from being saved over what somebody else has saved since it was opened, unless that is meant. */
import type { CmsBackend } from "../../backend";
import { formAt } from "../../decap/api";
import type { Draft } from "../../draft";
import { copyOf } from "../../draft-copy";
import { SAVING } from "../../notes";
import { sourceOf } from "../../page-format";
import { type Data } from "../../same";
import { NotePanel } from "../note-panel";
import { differingFields, keepFile, fileText } from "./files";
import { findChange, findPublished, type Accepted, type EntryStore, type Meanwhile, type OpenedEntry } from "./find";
import { sayEditConflict } from "./say";
import { storeOf } from "./stores";
import { isRecord } from "../../../content/shared/required";

/** How long saving waits for the answer, in milliseconds. */
const PATIENCE_MS = 8_000;

type Write = (data: Data) => string;

/** What this tab has saved over a file, or was told of it. */
interface Known {
  /** The file that the form was made of. */
  readonly source: string;
  readonly text: string | undefined;
}

type Question = (store: EntryStore) => Promise<Meanwhile | undefined>;

/** Asks, and goes without an answer where none comes: a check that fails keeps nobody from saving. */
const askSoon = async (backend: CmsBackend, question: Question): Promise<Meanwhile | undefined> => {
  try {
    const store = storeOf(backend);
    const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
    return await Promise.race([store && question(store), late]);
  } catch {
    return undefined;
  }
};

/** Watches what is saved, by this tab and by others. */
export class EditConflictCheck {
  private readonly panel = new NotePanel("edit-conflict");
  private known: Known | undefined;
  /** What is published under a draft, and was told. */
  private published: Accepted;
  private written = "";

  constructor(private readonly backend: CmsBackend) {
    window.addEventListener("hashchange", () => this.panel.hide());
  }

  /** Wraps what writes a file, so that what is saved is known, and what is not saved yet keeps what it was made of. */
  readonly watched =
    (write: Write): Write =>
    (data) => {
      const { [SAVING]: saving } = data;
      return isRecord(saving) ? (this.written = write(saving)) : copyOf(data, write(data));
    };

  /**
   * Asks whether an entry is still what was opened.
   *
   * @throws Error when it is not; saving once more goes on
   */
  async beforeSave(draft: Draft): Promise<void> {
    const opened = this.openedOf(draft);
    if (!opened) return;
    const meanwhile = await askSoon(this.backend, (store) => findChange(store, opened, this.published));
    this.tell(draft.data, opened, meanwhile, this.backend.name === "proxy" ? "Publish" : "Save");
  }

  /**
   * Asks whether what is published is still what a draft was begun with.
   *
   * @throws Error when it is not; publishing once more goes on
   */
  async beforePublish(draft: Draft): Promise<void> {
    const opened = this.openedOf(draft);
    if (!opened?.isProposed) return;
    this.tell(draft.data, opened, await askSoon(this.backend, (store) => findPublished(store, opened, this.published)), "Publish");
  }

  /** Remembers what was saved: the form goes on as what it was made of. */
  saved(draft: Draft): void {
    this.panel.hide();
    this.known = { source: sourceOf(draft.data), text: this.written };
  }

  /** Gives the entry as it was opened, or saved last; nothing for one that has no file yet. */
  private openedOf(draft: Draft): OpenedEntry | undefined {
    const source = sourceOf(draft.data);
    if (draft.path === "" || source === "") return undefined;
    const { text } = this.known?.source === source ? this.known : { text: source };
    return { ...draft, source, text };
  }

  private tell(data: Data, opened: OpenedEntry, meanwhile: Meanwhile | undefined, button: "Publish" | "Save"): void {
    if (!meanwhile) {
      this.panel.hide();
      return;
    }
    const { kind, text } = meanwhile;
    if (kind === "published") this.published = { now: text };
    if (kind === "changed" || kind === "deleted") this.known = { source: opened.source, text };
    const { heading, notes } = sayEditConflict(meanwhile, {
      button,
      fields: differingFields(opened, text),
      newer: formAt(`${opened.collection}/entries/${opened.slug}`),
      keepOwn: () => keepFile(opened, "mine", fileText(opened, data)),
      keepOther: this.backend.name === "proxy" && text !== undefined ? () => keepFile(opened, "other", text) : undefined,
    });
    this.panel.show(heading, notes);
    throw new Error("the note says what has changed.");
  }
}
