import { routes } from "../../content/shared/routes";
import { ButtonLink } from "../ui/button";
import { PhoneButton } from "../ui/contact-links";
import { useWords } from "../ui/words";
import { nowrap } from "../../content/format/nowrap";
import * as styles from "./estimate-note.module.css";

export interface EstimateNoteProps {
  readonly phone: string;
  readonly facts: readonly string[];
}

/** Renders an estimate link beside a long text. Narrow screens have the call bar instead. */
export const EstimateNote = ({ phone, facts }: EstimateNoteProps) => {
  const buttons = useWords("buttons");
  return (
    <div className={styles.note} data-dark="" data-screen-only="">
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{nowrap(fact)}</li>
        ))}
      </ul>
      <ButtonLink to={routes.contact}>{buttons.estimate}</ButtonLink>
      <PhoneButton phone={phone} />
    </div>
  );
};
