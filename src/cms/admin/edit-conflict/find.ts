/** Finds out whether an entry was changed by somebody else since it was opened. */

import type { Draft } from "../../draft";

/** An entry that is open. */
export interface OpenedEntry extends Omit<Draft, "data"> {
  /** The file that the form was made of. */
  readonly source: string;
  /** The file as it is now, as far as this editor knows: it may have saved since. Nothing for one that it knows to be deleted. */
  readonly text: string | undefined;
}

/** An entry as it is kept now. */
export interface Stored {
  /** Its file; nothing when it was deleted. */
  readonly text: string | undefined;
  /** Whether that is a draft of the workflow. */
  readonly isDraft: boolean;
}

/** What is published under a draft: when it was begun, and now. */
export interface Published {
  readonly before: string | undefined;
  readonly now: string | undefined;
}

/** What is published under a draft, and has been told. */
export type Accepted = Pick<Published, "now"> | undefined;

/** Who changed a file last. */
export interface LastChange {
  readonly name: string;
  /** Whether that is the person at this editor, elsewhere. */
  readonly isYou: boolean;
  readonly date: Date;
  /** A page that shows the change. */
  readonly href: string;
}

/** Where entries are kept. Every question throws when it gets no answer. */
export interface EntryStore {
  readonly ask: (entry: OpenedEntry) => Promise<Stored>;
  /** Nothing where a draft cannot be begun. */
  readonly published: (entry: OpenedEntry) => Promise<Published | undefined>;
  /** Nothing where it is not known. */
  readonly lastChange: (entry: OpenedEntry, isDraft: boolean) => Promise<LastChange | undefined>;
}

/** What has happened to an entry. */
export interface Meanwhile {
  readonly kind:
    | "changed"
    | "deleted"
    /** A draft was begun of what was opened as published. */
    | "draft-begun"
    /** The draft that was opened was published, or thrown away. */
    | "draft-gone"
    /** What is published has changed since the draft was begun. */
    | "published";
  /** The file as it is now. */
  readonly text: string | undefined;
  /** Whether `text` is that of a draft of the workflow. */
  readonly isDraft: boolean;
  readonly by: LastChange | undefined;
}

const told = async (
  store: EntryStore,
  entry: OpenedEntry,
  kind: Meanwhile["kind"],
  text: string | undefined,
  isDraft: boolean,
): Promise<Meanwhile> => ({ kind, text, isDraft, by: await store.lastChange(entry, isDraft).catch(() => undefined) });

/**
 * Says whether what is published has changed since the draft of it was begun: Decap would put the draft over it.
 *
 * @throws when the store does not answer
 */
export const findPublished = async (store: EntryStore, entry: OpenedEntry, accepted: Accepted): Promise<Meanwhile | undefined> => {
  const published = await store.published(entry);
  if (!published || published.before === published.now || (accepted && accepted.now === published.now)) return undefined;
  return told(store, entry, "published", published.now, false);
};

/**
 * Says what has happened to an entry since it was opened; nothing when it is as it was.
 *
 * @throws when the store does not answer
 */
export const findChange = async (store: EntryStore, entry: OpenedEntry, accepted: Accepted): Promise<Meanwhile | undefined> => {
  const { text, isDraft } = await store.ask(entry);
  if (entry.isProposed && !isDraft) return told(store, entry, "draft-gone", text, isDraft);
  if (text === entry.text || text === entry.source) return isDraft ? findPublished(store, entry, accepted) : undefined;
  const kind = isDraft && !entry.isProposed ? "draft-begun" : text === undefined ? "deleted" : "changed";
  return told(store, entry, kind, text, isDraft);
};
