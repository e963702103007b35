/** In a file of its own, because the script of a built-in post needs only the key: what reads the list would triple the script. */
import { languageOf } from "../content/shared/languages";

/** localStorage key of the list. Never change it: visitors have lists under this key. */
export const POSTS_KEY = "blogPosts";

/** Returns the localStorage key for the page's language. Reads it from the URL, because translators rewrite the `lang` of the page. */
export const listKey = (): string => {
  const language = languageOf(window.location.pathname);
  return language === "en" ? POSTS_KEY : `${POSTS_KEY}.${language}`;
};
