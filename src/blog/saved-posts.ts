/**
 * Reads and writes the saved posts in `localStorage.blogPosts`, or under another language's key. Nothing here throws if local storage is
 * missing, blocked or full.
 */
import { attempt } from "../client/attempt";
import { listKey } from "./list-key";
import { mergedText, parseSavedList, type SavedList } from "./saved-list";
import type { SavedPost } from "./saved-post";

/** Returns the value of a key, `null` if it is not set, or `undefined` if storage cannot be read. */
const readItem = (key: string): string | null | undefined => attempt(() => window.localStorage.getItem(key));

/** Sets a value. Returns false if storage refused it. */
const writeItem = (key: string, text: string): boolean =>
  attempt(() => {
    window.localStorage.setItem(key, text);
    return true;
  }) ?? false;

/** Runs `work` under a Web Lock, or immediately where locks are unsupported. */
const exclusively = async (name: string, work: () => void): Promise<void> => {
  try {
    await navigator.locks.request(name, work);
  } catch {
    // Unsupported, or refused in a sandboxed frame. Without a lock, tabs that write at the same moment may overwrite each other's changes.
    work();
  }
};

/** Backup key, shared by all languages, for stored values that are not lists. Written before a list replaces such a value. */
export const UNREADABLE_KEY = "blogPosts.unreadable";

let last: { readonly text: string | null; readonly list: SavedList } = { text: null, list: parseSavedList(null) };

/** Returns the saved list. Returns the same object until the stored string changes, because React compares objects by identity. */
export const readSavedList = (): SavedList => {
  const text = readItem(listKey()) ?? null;
  if (text !== last.text) last = { text, list: parseSavedList(text) };
  return last.list;
};

/** Returns the saved post with this slug, if any. */
export const findSavedPost = (slug: string | undefined): SavedPost | undefined => readSavedList().posts.find((post) => post.slug === slug);

/** Appends text to the backup key. Returns false if storage refused it. */
const backUp = (text: string): boolean => {
  const backup = readItem(UNREADABLE_KEY) ?? "";
  return backup.includes(text) || writeItem(UNREADABLE_KEY, backup ? `${backup}\n${text}` : text);
};

const writeMerged = (builtIn: readonly SavedPost[]): void => {
  const text = readItem(listKey());
  // Never overwrite a value we could not read.
  if (text === undefined) return;
  const list = parseSavedList(text);
  const merged = mergedText(builtIn, list);
  if (merged === undefined) return;
  if (list.unreadable === undefined || backUp(list.unreadable)) writeItem(listKey(), merged);
};

/** Saves the built-in posts that are not saved yet. First reads the list again, because another tab may have changed it. */
export const saveBuiltIns = (builtIn: readonly SavedPost[]): Promise<void> => exclusively(listKey(), () => writeMerged(builtIn));

/** Subscribes to other tabs' changes, even those made while this page was in the back/forward cache. Returns a function to unsubscribe. */
export const onSavedPostsChange = (listener: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent) => {
    // The key is null when another tab has cleared the storage.
    if (key === listKey() || key === null) listener();
  };
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", listener);
  // Going online does not change the posts, but lets listeners retry scripts that failed to load offline.
  window.addEventListener("online", listener);
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", listener);
    window.removeEventListener("online", listener);
  };
};
