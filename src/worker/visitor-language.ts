/** Returns the language of a form's visitor, and strings and paths in that language. */
import type { Context } from "hono";
import { inLanguage, languageOf, LANGUAGES, TRANSLATIONS, type Language } from "../content/shared/languages";
import { routes } from "../content/shared/routes";
import { LANGUAGE_FIELD } from "../quote/form-fields";
import type { App } from "./env";
import type { VisitorWords } from "./settings";
import { site } from "./site-settings";

/** Returns the language of a form, or English if the form names no language that the site has. */
export const languageIn = (fields: ReadonlyMap<string, string>): Language =>
  TRANSLATIONS.find((language) => fields.get(LANGUAGE_FIELD) === language && site.translations[language]) ?? "en";

/** Returns the strings in the visitor's language. */
export const wordsFor = (c: Context<App>): VisitorWords => site.translations[languageIn(c.var.fields)] ?? site.words;

/** Returns the path of a page in the visitor's language. */
export const addressFor = (c: Context<App>, page: keyof typeof routes): string => inLanguage(routes[page], languageIn(c.var.fields));

/** Returns the name of a page's language, given the page's path; undefined for English. */
export const languageNameOf = (page: string): string | undefined => {
  const language = languageOf(page);
  return language === "en" ? undefined : LANGUAGES[language].name;
};
