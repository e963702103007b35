import * as styles from "./calculator.module.css";

interface ChoiceProps {
  readonly name: string;
  readonly question: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Renders radio buttons; the first is checked. */
export const Choice = ({ name, question, options }: ChoiceProps) => (
  <fieldset className={styles.choice}>
    <legend>{question}</legend>
    {options.map(({ value, label }, index) => (
      <label key={value}>
        <input type="radio" name={name} value={value} defaultChecked={index === 0} />
        {label}
      </label>
    ))}
  </fieldset>
);
