/** Follows what a visitor writes into a sheet. It stays in the page: nothing is sent, and nothing kept. */
import { useEffect, useRef, useState, type RefObject } from "react";
import { weekdayDate } from "../format/dates";
import { formatClock } from "../format/hours";

type Field = HTMLInputElement | HTMLTextAreaElement;

const WRITTEN: Readonly<Record<string, (value: string) => string | undefined>> = { date: weekdayDate, time: formatClock };

const writtenValue = ({ type, value }: Field): string => (value === "" ? undefined : WRITTEN[type]?.(value)) ?? value;

/**
 * Puts what is in the fields beside them, as the style sheet prints it: a field on paper would cut off what is longer than itself.
 * Nothing stands beside a field that nobody has written into.
 */
const mirror = (fields: readonly Field[]): void => {
  for (const field of fields) {
    if (field.value === "") field.parentElement?.removeAttribute("data-typed");
    else field.parentElement?.setAttribute("data-typed", writtenValue(field));
  }
};

/** What stands in a sheet's fields, in their order. */
export interface Typed {
  readonly sheet: RefObject<HTMLDetailsElement>;
  /** Undefined until the script is there. */
  readonly fields: readonly { readonly type: string; readonly value: string }[] | undefined;
}

/** Reads a sheet's fields whenever one changes; also what was written before the script was there. */
export const useTyped = (): Typed => {
  const sheet = useRef<HTMLDetailsElement>(null);
  const [fields, setFields] = useState<Typed["fields"]>();
  useEffect(() => {
    const element = sheet.current;
    if (!element) return undefined;
    const read = () => {
      const all = [...element.querySelectorAll<Field>("input, textarea")];
      mirror(all);
      setFields(all.map(({ type, value }) => ({ type, value })));
    };
    read();
    element.addEventListener("input", read);
    return () => element.removeEventListener("input", read);
  }, []);
  return { sheet, fields };
};
