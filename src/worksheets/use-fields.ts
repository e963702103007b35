/** Follows what a visitor writes into a sheet. It stays in the page: nothing is sent, and nothing kept. */
import { useEffect, useState, type RefObject } from "react";

export type Field = HTMLInputElement | HTMLTextAreaElement;

/** Finds the sheet around one of its parts. */
export const sheetAround = (part: Element | null): HTMLElement | null => part?.closest<HTMLElement>("[data-sheet]") ?? null;

/** Lists the fields of a sheet, in their order. */
export const readFields = (sheet: HTMLElement | null): readonly Field[] => [...(sheet?.querySelectorAll<Field>("input, textarea") ?? [])];

/** Gives the value of the first field that fits, as it changes; also what was written before the script was there. Empty until then. */
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
