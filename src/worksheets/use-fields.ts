/** Reads the fields of a sheet. Nothing is sent. */
import { useEffect, useState, type RefObject } from "react";

export type Field = HTMLInputElement | HTMLTextAreaElement;

/** Returns the sheet around an element. */
export const sheetAround = (part: Element | null): HTMLElement | null => part?.closest<HTMLElement>("[data-sheet]") ?? null;

/** Returns the fields of a sheet, in order. */
export const readFields = (sheet: HTMLElement | null): readonly Field[] => [...(sheet?.querySelectorAll<Field>("input, textarea") ?? [])];

/** Returns the current value of the first field that `fits`, including text entered before hydration. Empty in the first render. */
export const useField = (part: RefObject<Element | null>, fits: (field: Field) => boolean): string => {
  const [value, setValue] = useState("");
  useEffect(() => {
    const sheet = sheetAround(part.current);
    const read = () => setValue(readFields(sheet).find(fits)?.value ?? "");
    read();
    sheet?.addEventListener("input", read);
    return () => sheet?.removeEventListener("input", read);
  }, [part, fits]);
  return value;
};
