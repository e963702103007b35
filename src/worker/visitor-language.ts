/** The language in which a visitor has asked, and is answered. */
import type { Context } from "hono";
import { inLanguage, languageOf, LANGUAGES, TRANSLATIONS, type Language } from "../content/shared/languages";
import { routes } from "../content/shared/routes";
import { LANGUAGE_FIELD } from "../quote/form-fields";
import type { App } from "./env";
import type { VisitorWords } from "./settings";
import { site } from "./site";

/** Reads the language out of a form; English where it names none that the site has. */
export const languageIn = (fields: ReadonlyMap<string, string>): Language =>
  TRANSLATIONS.find((language) => fields.get(LANGUAGE_FIELD) === language && site.translations?.[language]) ?? "en";

/** Gives the words of the visitor's language. */
export const wordsFor = (c: Context<App>): VisitorWords => site.translations?.[languageIn(c.var.fields)] ?? site.words;

/** Gives the address of a page in the visitor's language. */
export const addressFor = (c: Context<App>, page: keyof typeof routes): string => inLanguage(routes[page], languageIn(c.var.fields));

/** Names the language of the page that a request came from; nothing for English. */
export const languageNameOf = (page: string): string | undefined => {
  const language = languageOf(page);
  return language === "en" ? undefined : LANGUAGES[language].name;
};
