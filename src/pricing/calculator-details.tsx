import { useSyncExternalStore } from "react";
import { Calculator, type CalculatorProps } from "./calculator";
import * as styles from "./what-it-costs.module.css";

const never = () => () => undefined;

/** Draws the calculator once a script can answer it; its page carries none of it. */
export const CalculatorDetails = (props: CalculatorProps) => {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { summary, waiting } = props.guide.calculator;
  return (
    <details className={styles.details} data-screen-only="">
      <summary>{summary}</summary>
      {isLive ? <Calculator {...props} /> : <p>{waiting}</p>}
    </details>
  );
};
