import { routes } from "../../content/shared/routes";
import { ButtonLink } from "../ui/button";
import { PhoneButton } from "../ui/contact-links";
import { TextList } from "../ui/text-list";
import { useWords } from "../ui/words";
import * as styles from "./estimate-note.module.css";

/** Renders facts, an estimate link and a call button beside a long article. Hidden on narrow screens. */
export const EstimateNote = ({ phone, facts }: { readonly phone: string; readonly facts: readonly string[] }) => {
  const buttons = useWords("buttons");
  return (
    <div className={styles.note} data-dark="" data-screen-only="">
      <TextList texts={facts} className={styles.facts} />
      <ButtonLink to={routes.contact}>{buttons.estimate}</ButtonLink>
      <PhoneButton phone={phone} />
    </div>
  );
};
