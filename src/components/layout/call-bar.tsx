import { routes } from "../../content/shared/routes";
import { telLink } from "../../content/format/phone";
import { Icon } from "../ui/icon";
import { useWords } from "../ui/words";
import { NavLink } from "./nav-link";
import * as styles from "./call-bar.module.css";

/** Renders the bar with the call and estimate buttons at the bottom of a phone's screen. */
export const CallBar = ({ phone }: { readonly phone: string }) => {
  const buttons = useWords("buttons");
  const callBar = useWords("callBar");
  return (
    <aside className={styles.bar} aria-label={callBar.label} data-dark="" data-screen-only="">
      <a href={telLink(phone)} className={styles.call}>
        <Icon name="phone" />
        {buttons.callShort}
      </a>{" "}
      <NavLink to={routes.contact} className={styles.estimate}>
        {buttons.estimate}
      </NavLink>
    </aside>
  );
};
