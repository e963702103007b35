/** The answers of a request, in the order in which the company reads them. */
import { answerText, FIELD_NAMES, FORM_FIELDS, type FieldName } from "../quote/form-fields";
import { site } from "./site";

/** How the person is reached. */
export const CONTACT: readonly FieldName[] = ["name", "phone", "email"];
const others = FIELD_NAMES.filter((name) => !CONTACT.includes(name));
/** What else is said in a line. */
export const FACTS: readonly FieldName[] = others.filter((name) => FORM_FIELDS[name].kind !== "longText");
/** What is told at length. */
export const TEXTS: readonly FieldName[] = others.filter((name) => FORM_FIELDS[name].kind === "longText");

/** Gives the answers to some of the fields as the company reads them, each with what the field is called. */
export const answersTo = (names: readonly FieldName[], request: Readonly<Record<FieldName, string>>) =>
  names.map((name) => ({
    heading: FORM_FIELDS[name].heading,
    label: site.words.form[name],
    text: answerText(name, request[name], site.words.form),
  }));
