import type { RefObject } from "react";

/** A piece of advice as the editor reads it. */
export interface SaidAdvice {
  /** The field, as the form calls it. */
  readonly label: string;
  readonly why: string;
  readonly fix: string;
}

interface AdviceBoxProps {
  readonly advice: readonly SaidAdvice[];
  readonly box: RefObject<HTMLDetailsElement>;
}

/** Draws the advice on an entry; nothing where there is none. */
export const AdviceBox = ({ advice, box }: AdviceBoxProps) =>
  advice.length > 0 && (
    <aside aria-labelledby="advice" className="advice-box">
      <details ref={box}>
        <summary id="advice">Advice on this entry: {advice.length}</summary>
        <p>You can save it as it is. What could be better:</p>
        <ul>
          {advice.map(({ label, why, fix }, index) => (
            <li key={index}>
              <strong>{label}</strong>
              <p>{why}</p>
              <p>{fix}</p>
            </li>
          ))}
        </ul>
      </details>
    </aside>
  );
