import * as styles from "./calculator.module.css";

interface ChoiceProps {
  readonly name: string;
  readonly question: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose?: (value: string) => void;
}

/** Asks for one of a few answers; the first is chosen. */
export const Choice = ({ name, question, options, onChoose }: ChoiceProps) => (
  <fieldset className={styles.choice}>
    <legend>{question}</legend>
    {options.map(({ value, label }, index) => (
      <label key={value}>
        <input type="radio" name={name} value={value} defaultChecked={index === 0} onChange={() => onChoose?.(value)} />
        {label}
      </label>
    ))}
  </fieldset>
);
