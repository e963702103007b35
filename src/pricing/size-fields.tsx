import { Choice } from "./choice";
import type { SizeField } from "./size";
import type { PriceGuide } from "../content/settings";
import * as styles from "./calculator.module.css";

const WAYS = ["area", "sides", "stalls"] as const;
/** Fields for each way to enter a size. */
export const FIELDS = { area: ["area"], sides: ["length", "width"], stalls: ["stalls"] } as const;

interface SizeFieldsProps {
  readonly words: PriceGuide["calculator"]["size"];
  /** Whether stalls can be converted to an area, because the owner set the area of one. */
  readonly hasStalls: boolean;
  /** The invalid field, and the id of its error message. */
  readonly fault?: { readonly field: SizeField; readonly reason: string } | undefined;
}

/** Renders the fields for the way of entering a size that the visitor chose. CSS shows the chosen fields, so this works before hydration. */
export const SizeFields = ({ words, hasStalls, fault }: SizeFieldsProps) => {
  const ways = WAYS.filter((way) => hasStalls || way !== "stalls");
  return (
    <div className={styles.size}>
      <Choice name="way" question={words.question} options={ways.map((value) => ({ value, label: words[value] }))} />
      {ways.map((way) => (
        <p key={way} className={`${styles.fields} ${styles[way]}`}>
          {FIELDS[way].map((field) => (
            <label key={field}>
              <span>{words[field]}</span>
              <input
                name={field}
                type="text"
                autoComplete="off"
                maxLength={30}
                {...(fault?.field === field && { "aria-invalid": true, "aria-describedby": fault.reason })}
              />
            </label>
          ))}
        </p>
      ))}
    </div>
  );
};
