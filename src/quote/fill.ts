import { valuesIn } from "./field-values";
import type { FieldTexts } from "./form-fields";

/** Fills in the empty fields of a form, and checks the matching checkboxes. */
export const fillEmpty = (form: HTMLFormElement, texts: FieldTexts): void => {
  for (const [name, text] of Object.entries(texts)) {
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)) {
      if ("checked" in field && field.type === "checkbox") field.checked ||= valuesIn(text).includes(field.value);
      else if (field.value === "") {
        field.value = text;
        // An unknown value would deselect every option, so select the empty one again.
        if ("selectedIndex" in field && field.selectedIndex < 0) field.value = "";
      }
    }
  }
};
