import { useEffect, useRef } from "react";
import { Button } from "../components/ui/button";
import { languageOf, type Language } from "../content/shared/languages";
import { weekdayDate } from "../content/format/dates";
import { formatClock } from "../content/format/hours";
import { readFields, sheetAround, type Field } from "./use-fields";

export interface PrintButtonProps {
  readonly label: string;
}

const WRITTEN: Readonly<Record<string, (value: string, language: Language) => string | undefined>> = {
  date: weekdayDate,
  time: formatClock,
};

const writtenValue = ({ type, value }: Field): string =>
  (value === "" ? undefined : WRITTEN[type]?.(value, languageOf(window.location.pathname))) ?? value;

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

/** Prints the page, of which the open sheet is all that is printed, and has paper show what is written into it. */
export const PrintButton = ({ label }: PrintButtonProps) => {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const sheet = sheetAround(place.current);
    const write = () => mirror(readFields(sheet));
    write();
    sheet?.addEventListener("input", write);
    return () => sheet?.removeEventListener("input", write);
  }, []);
  return (
    <span ref={place}>
      <Button onClick={() => window.print()} data-screen-only="">
        {label}
      </Button>
    </span>
  );
};
