import { Link } from "gatsby";
import { routes } from "../../content/routes";
import { telLink } from "../../format/phone";
import { Icon } from "../ui/icon";
import { useWords } from "../ui/words";
import * as styles from "./call-bar.module.css";

/** Keeps the call and the estimate under the thumb on a phone. */
export const CallBar = ({ phone }: { readonly phone: string }) => {
  const { buttons, callBar } = useWords();
  return (
    <aside className={styles.bar} aria-label={callBar.label} data-dark="" data-screen-only="">
      <a href={telLink(phone)} className={styles.call}>
        <Icon name="phone" />
        {buttons.callShort}
      </a>
      <Link to={routes.contact} className={styles.estimate}>
        {buttons.estimate}
      </Link>
    </aside>
  );
};
