/**
 * The localStorage key of the saved posts. Separate from saved-posts.ts, because the script of built-in posts needs only the key: with the
 * code that reads the list, the script would be three times as large.
 */
import { languageOf } from "../content/shared/languages";

/** localStorage key of the list. Never change it: visitors have lists under this key. */
export const POSTS_KEY = "blogPosts";

/**
 * Returns the localStorage key for the page's language. Reads the language from the URL, because translation tools in browsers change the
 * page's `lang`.
 */
export const listKey = (): string => {
  const language = languageOf(window.location.pathname);
  return language === "en" ? POSTS_KEY : `${POSTS_KEY}.${language}`;
};
