/** The posts in `localStorage.blogPosts`, or what another language has in its place: reads them, adds the built-in ones, tells of changes. */
import { mergedText, parseSavedList, type SavedList } from "./saved-list";
import type { SavedPost } from "./saved-post";
import { exclusively, readItem, writeItem } from "./storage";

/** The key under which a visitor's browser keeps the list. Texts that lie there already must stay readable, so it never changes. */
export const POSTS_KEY = "blogPosts";

/** Gives the key of the page's language: a list in another language than English has one of its own. */
const ownKey = (): string => {
  const language = document.documentElement.lang.slice(0, 2);
  return ["", "en"].includes(language) ? POSTS_KEY : `${POSTS_KEY}.${language}`;
};

/** Where text goes that is not a list, before a list takes its place. */
export const UNREADABLE_KEY = "blogPosts.unreadable";

let last: { readonly text: string | null; readonly list: SavedList } = { text: null, list: parseSavedList(null) };

/** Reads the saved list. The same text gives the same object, so React sees when nothing has changed. */
export const readSavedList = (): SavedList => {
  const text = readItem(ownKey()) ?? null;
  if (text !== last.text) last = { text, list: parseSavedList(text) };
  return last.list;
};

/** Finds the saved post with a slug. */
export const findSavedPost = (slug: string | undefined): SavedPost | undefined => readSavedList().posts.find((post) => post.slug === slug);

/** Adds text to what was set aside before, and tells whether it is safe there. */
const setAside = (text: string): boolean => {
  const aside = readItem(UNREADABLE_KEY);
  if (aside === undefined) return false;
  if (aside === null) return writeItem(UNREADABLE_KEY, text);
  return aside.includes(text) || writeItem(UNREADABLE_KEY, `${aside}\n${text}`);
};

const writeMerged = (builtIn: readonly SavedPost[]): void => {
  const text = readItem(ownKey());
  // What cannot be read is not written over.
  if (text === undefined) return;
  const list = parseSavedList(text);
  const merged = mergedText(builtIn, list);
  if (merged === undefined) return;
  if (list.unreadable === undefined || setAside(list.unreadable)) writeItem(ownKey(), merged);
};

/** Saves the built-in posts that are not saved yet. The list is read anew right before, for another tab may have written. */
export const saveBuiltIns = (builtIn: readonly SavedPost[]): Promise<void> => exclusively(ownKey(), () => writeMerged(builtIn));

/** Calls back when another tab has changed the saved posts, or may have while this page was put away. */
export const onSavedPostsChange = (listener: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent) => {
    // A key of null: the other tab has cleared everything.
    if (key === ownKey() || key === null) listener();
  };
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", listener);
  // What a listener could not load offline it may load now.
  window.addEventListener("online", listener);
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", listener);
    window.removeEventListener("online", listener);
  };
};
