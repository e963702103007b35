import { useId } from "react";
import { routes } from "../../content/shared/routes";
import { ButtonLink } from "../ui/button";
import { PhotoButtons, type PhotoAddresses, PhoneButton } from "../ui/contact-links";
import { useWords } from "../ui/words";
import { nowrap } from "../../content/format/nowrap";
import * as styles from "./call-to-action.module.css";

interface CallToActionProps extends Queries.CallToActionFragment {
  readonly phone: string;
  /** Contact details for photos, on pages that ask for photos. */
  readonly photos?: PhotoAddresses | undefined;
}

/** Renders the last section of a page, with the estimate and call buttons. */
export const CallToAction = ({ heading, text, design, phone, photos }: CallToActionProps) => {
  const buttons = useWords("buttons");
  const headingId = useId();
  return (
    <section className={styles[design]} aria-labelledby={headingId} data-dark={design === "lot" ? "" : undefined} data-screen-only="">
      <div className={`${styles.inner} page-width`}>
        <div className={styles.words}>
          <h2 id={headingId}>{heading}</h2>
          <p>{nowrap(text)}</p>
        </div>
        <div className={`${styles.actions} button-row`}>
          <ButtonLink to={routes.contact}>{buttons.estimate}</ButtonLink>
          <PhoneButton phone={phone} />
          {photos && <PhotoButtons {...photos} />}
        </div>
      </div>
    </section>
  );
};
