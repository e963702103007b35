/** Formats the answers of a quote request for the email, the CSV and the owner's page. */
import { answerText, FIELD_NAMES, FORM_FIELDS, KINDS, type FieldName } from "../quote/form-fields";
import { site } from "./site-settings";

/** Fields with the customer's contact details. */
export const CONTACT: readonly FieldName[] = ["name", "phone", "email"];
const otherFields = FIELD_NAMES.filter((name) => !CONTACT.includes(name));
const isLong = (name: FieldName): boolean => KINDS[FORM_FIELDS[name].kind].isLong;
/** One-line fields other than contact details. */
export const FACTS: readonly FieldName[] = otherFields.filter((name) => !isLong(name));
/** Multi-line fields. */
export const TEXTS: readonly FieldName[] = otherFields.filter(isLong);

/** Returns the answers to the given fields as strings, each with the field's column heading and its label on the form. */
export const answersTo = (names: readonly FieldName[], request: Readonly<Record<FieldName, string>>) =>
  names.map((name) => ({
    heading: FORM_FIELDS[name].heading,
    label: site.words.form[name],
    text: answerText(name, request[name], site.words.form),
  }));
