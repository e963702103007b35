/** Reads the fields of a sheet. Nothing is sent. */
import { useCallback, useEffect, useState, type RefObject } from "react";

export type Field = HTMLInputElement | HTMLTextAreaElement;

/** Calls `read` with the fields of the sheet around an element: on each input, and once on mount for input from before hydration. */
export const useFields = (part: RefObject<Element | null>, read: (fields: readonly Field[]) => void): void =>
  useEffect(() => {
    const sheet = part.current?.closest("[data-sheet]");
    const update = () => read([...(sheet?.querySelectorAll<Field>("input, textarea") ?? [])]);
    update();
    sheet?.addEventListener("input", update);
    return () => sheet?.removeEventListener("input", update);
  }, [part, read]);

/** Returns the current value of the first field for which `fits` returns true. In the first render, returns an empty string. */
export const useField = (part: RefObject<Element | null>, fits: (field: Field) => boolean): string => {
  const [value, setValue] = useState("");
  const read = useCallback((fields: readonly Field[]) => setValue(fields.find(fits)?.value ?? ""), [fits]);
  useFields(part, read);
  return value;
};
