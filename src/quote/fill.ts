import type { FieldTexts } from "./form-fields";

/** Fills in the empty fields of a form. */
export const fillEmpty = (form: HTMLFormElement, texts: FieldTexts): void => {
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name);
    if (!field || !("value" in field) || field.value !== "") continue;
    field.value = text;
    // An unknown value would deselect every option, so select the empty one again.
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = "";
  }
};
