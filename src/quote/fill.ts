import { valuesIn } from "./field-values";
import type { FieldTexts } from "./form-fields";

/** Fills in the empty fields of a form. */
export const fillEmpty = (form: HTMLFormElement, texts: FieldTexts): void => {
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) {
      const boxes = [...field].filter((box) => box instanceof HTMLInputElement);
      if (!boxes.some(({ checked }) => checked)) for (const box of boxes) box.checked = valuesIn(text).includes(box.value);
      continue;
    }
    if (!field || !("value" in field) || field.value !== "") continue;
    field.value = text;
    // An unknown value would deselect every option, so select the empty one again.
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = "";
  }
};
