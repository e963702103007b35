import { useRef } from "react";
import { Button } from "../components/ui/button";
import { weekdayDate } from "../content/format/dates";
import { formatClock } from "../content/format/hours";
import { languageOf, type Language } from "../content/shared/languages";
import { useFields, type Field } from "./use-fields";

const FORMATS: Readonly<Record<string, (value: string, language: Language) => string | undefined>> = {
  date: weekdayDate,
  time: formatClock,
};

const printedValue = ({ type, value }: Field): string =>
  (value === "" ? undefined : FORMATS[type]?.(value, languageOf(window.location.pathname))) ?? value;

/** Copies each field's value to `data-typed` on the field's parent. Print styles show this copy, because fields cut off long text. */
const copyValues = (fields: readonly Field[]): void => {
  for (const field of fields) {
    if (field.value === "") field.parentElement?.removeAttribute("data-typed");
    else field.parentElement?.setAttribute("data-typed", printedValue(field));
  }
};

/** Renders a button that prints the open sheet with the entered values. */
export const PrintButton = ({ label }: { readonly label: string }) => {
  const place = useRef<HTMLSpanElement>(null);
  useFields(place, copyValues);
  return (
    <span ref={place}>
      <Button onClick={() => window.print()} data-screen-only="">
        {label}
      </Button>
    </span>
  );
};
