import { useEffect, type RefObject } from "react";

/** Reads what the page before it left with the history entry (src/prices/ask.ts). */
const detailsIn = (state: unknown): string => {
  const details: unknown = typeof state === "object" && state !== null ? Reflect.get(state, "details") : undefined;
  return typeof details === "string" ? details : "";
};

const fieldOf = (form: HTMLFormElement, name: string): HTMLSelectElement | HTMLTextAreaElement | undefined => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement ? field : undefined;
};

/** Chooses the service that the address names, and writes out what was asked about; never over what stands in a field. */
export const useAsked = (ref: RefObject<HTMLFormElement>): void => {
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const asked = { service: new URLSearchParams(window.location.search).get("service"), message: detailsIn(window.history.state) };
    for (const [name, value] of Object.entries(asked)) {
      const field = fieldOf(form, name);
      if (!value || field?.value !== "") continue;
      field.value = value;
      // A value that is no option leaves a choice with none: then nothing is chosen, as before.
      if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = "";
    }
  }, [ref]);
};
