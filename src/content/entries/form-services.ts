/** Choices of the quote form's service field. Each service's file sets whether the form offers the service. */
import { inPosition } from "./placement";
import type { Content } from "../schema";

/** Value of the last choice, for work that is not in the list. */
const OTHER = "other";

/** Returns the strings in words.yml, and adds the services that the quote form offers, as `form.services`. */
export const shownWords = ({ words, services, untranslated }: Pick<Content, "words" | "services" | "untranslated">) => {
  const { other, ...form } = words.form;
  const offered = inPosition([...services, ...untranslated.services], ({ form: place }) => place?.order).map(
    ({ slug, title, form: place, formValue }) => ({ value: formValue ?? slug, label: place?.label ?? title }),
  );
  return { ...words, form: { ...form, services: [...offered, { value: OTHER, label: other }] } };
};

/** The strings in words.yml, with the services that the quote form offers. */
export type ShownWords = ReturnType<typeof shownWords>;
