/** Formats the answers of a quote request for the email, the CSV and the owner's page, and returns strings in the visitor's language. */
import { answerText, FIELD_NAMES, FORM_FIELDS, KINDS, LANGUAGE_FIELD, type FieldName } from "../quote/form-fields";
import { site } from "./site-settings";
import type { Context } from "hono";
import { inLanguage, languageOf, LANGUAGES, TRANSLATIONS, type Language } from "../content/shared/languages";
import { routes } from "../content/shared/routes";
import type { App } from "./env";
import type { VisitorWords } from "./settings";

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

/** Fields with the customer's contact details. */
export const CONTACT: readonly FieldName[] = ["name", "phone", "email"];
const others = FIELD_NAMES.filter((name) => !CONTACT.includes(name));
const isLong = (name: FieldName): boolean => KINDS[FORM_FIELDS[name].kind].isLong;
/** One-line fields other than contact details. */
export const FACTS: readonly FieldName[] = others.filter((name) => !isLong(name));
/** Multi-line fields. */
export const TEXTS: readonly FieldName[] = others.filter(isLong);

/** Returns the answers to the given fields as strings, each with the field's column heading and its label on the form. */
export const answersTo = (names: readonly FieldName[], request: Readonly<Record<FieldName, string>>) =>
  names.map((name) => ({
    heading: FORM_FIELDS[name].heading,
    label: site.words.form[name],
    text: answerText(name, request[name], site.words.form),
  }));
