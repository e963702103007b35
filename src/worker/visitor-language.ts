/** The visitor's language, from the form. */
import type { Context } from "hono";
import { inLanguage, languageOf, LANGUAGES, TRANSLATIONS, type Language } from "../content/shared/languages";
import { routes } from "../content/shared/routes";
import { LANGUAGE_FIELD } from "../quote/form-fields";
import type { App } from "./env";
import type { VisitorWords } from "./settings";
import { site } from "./site";

/** Returns the language of a form, or English if it names none of the site's languages. */
export const languageIn = (fields: ReadonlyMap<string, string>): Language =>
  TRANSLATIONS.find((language) => fields.get(LANGUAGE_FIELD) === language && site.translations?.[language]) ?? "en";

/** Returns the strings in the visitor's language. */
export const wordsFor = (c: Context<App>): VisitorWords => site.translations?.[languageIn(c.var.fields)] ?? site.words;

/** Returns the path of a page in the visitor's language. */
export const addressFor = (c: Context<App>, page: keyof typeof routes): string => inLanguage(routes[page], languageIn(c.var.fields));

/** Returns the name of the language of the page with the form; undefined for English. */
export const languageNameOf = (page: string): string | undefined => {
  const language = languageOf(page);
  return language === "en" ? undefined : LANGUAGES[language].name;
};
