import type { FieldTexts } from "./form-fields";

/** Writes texts into the fields of a form that are empty. */
export const fillEmpty = (form: HTMLFormElement, texts: FieldTexts): void => {
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name);
    if (!field || !("value" in field) || field.value !== "") continue;
    field.value = text;
    // A value that is no option leaves a choice with none: then nothing is chosen, as before.
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = "";
  }
};
