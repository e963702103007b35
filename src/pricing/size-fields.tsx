import { Choice } from "./choice";
import type { SizeField } from "./size";
import type { PriceGuide } from "../content/settings";
import * as styles from "./calculator.module.css";

const WAYS = ["area", "sides", "stalls"] as const;
/** The fields of each way. */
export const FIELDS = { area: ["area"], sides: ["length", "width"], stalls: ["stalls"] } as const;

interface SizeFieldsProps {
  readonly words: PriceGuide["calculator"]["size"];
  /** Whether a number of stalls says an area: the owner has set that of one. */
  readonly hasStalls: boolean;
  /** The field that could not be read, and the id of the sentence that says why. */
  readonly fault?: { readonly field: SizeField; readonly reason: string } | undefined;
}

/** Asks for the size in the way the visitor knows it. Which fields show follows the choice in the styles, so it works before a script is there. */
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
