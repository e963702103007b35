/** Keeps an entry from being saved over what somebody else has saved since it was opened, unless that is meant. */
import type { CmsBackend } from "../../backend";
import { fileOrCopy } from "../../draft-copy";
import { SAVING } from "../../notes";
import { sourceOf, type Data } from "../../page-format";
import { fileOf, slugOf, statusOf, toPlain, type DraftMap } from "../decap";
import { NotePanel } from "../note-panel";
import { differingFields, keepFile, textOf } from "./files";
import { findChange, findPublished, type Accepted, type EntryStore, type Meanwhile, type OpenedEntry } from "./find";
import { sayMeanwhile } from "./say";
import { storeOf } from "./stores";

/** How long saving waits for the answer, in milliseconds. */
const PATIENCE_MS = 8_000;

type Write = (data: Data, order: readonly string[]) => string;

/** What this tab has saved over a file, or was told of it. */
interface Known {
  /** The file that the form was made of. */
  readonly source: string;
  readonly text: string | undefined;
}

const dataOf = (entry: DraftMap): Data => (toPlain(entry.get("data")) ?? {}) as Data; // Decap's own map of the fields

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
export class MeanwhileCheck {
  private readonly panel = new NotePanel("changed-meanwhile");
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
    (data, order) => {
      const text = write(data, order);
      if (SAVING in data) this.written = text;
      return fileOrCopy(data, text);
    };

  /**
   * Asks whether an entry is still what was opened.
   *
   * @throws Error when it is not; saving once more goes on
   */
  async beforeSave(entry: DraftMap): Promise<void> {
    const opened = this.openedOf(entry);
    if (!opened) return;
    const meanwhile = await askSoon(this.backend, (store) => findChange(store, opened, this.published));
    this.tell(dataOf(entry), opened, meanwhile, this.backend.name === "proxy" ? "Publish" : "Save");
  }

  /**
   * Asks whether what is published is still what a draft was begun with.
   *
   * @throws Error when it is not; publishing once more goes on
   */
  async beforePublish(entry: DraftMap): Promise<void> {
    const opened = this.openedOf(entry);
    if (!opened?.isDraft) return;
    this.tell(dataOf(entry), opened, await askSoon(this.backend, (store) => findPublished(store, opened, this.published)), "Publish");
  }

  /** Remembers what was saved: the form goes on as what it was made of. */
  saved(entry: DraftMap): void {
    this.panel.hide();
    this.known = { source: sourceOf(dataOf(entry)), text: this.written };
  }

  /** Gives the entry as it was opened, or saved last; nothing for one that has no file yet. */
  private openedOf(entry: DraftMap): OpenedEntry | undefined {
    const { collection, path } = fileOf(entry);
    const source = sourceOf(dataOf(entry));
    if (path === "" || source === "") return undefined;
    const { text } = this.known?.source === source ? this.known : { text: source };
    return { collection, path, slug: slugOf(entry), isDraft: statusOf(entry) !== "", source, text };
  }

  private tell(data: Data, opened: OpenedEntry, meanwhile: Meanwhile | undefined, button: "Publish" | "Save"): void {
    if (!meanwhile) {
      this.panel.hide();
      return;
    }
    const { kind, text } = meanwhile;
    if (kind === "published") this.published = { now: text };
    if (kind === "changed" || kind === "deleted") this.known = { source: opened.source, text };
    const { heading, notes } = sayMeanwhile(meanwhile, {
      button,
      fields: differingFields(opened, text),
      newer: `#/collections/${opened.collection}/entries/${opened.slug}`,
      keepOwn: () => keepFile(opened, "mine", textOf(opened, data)),
      keepOther: this.backend.name === "proxy" && text !== undefined ? () => keepFile(opened, "other", text) : undefined,
    });
    this.panel.show(heading, notes);
    throw new Error("the note says what has changed.");
  }
}
