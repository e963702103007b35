import { Link } from "gatsby";
import { routes } from "../../content/routes";
import { telLink } from "../../format/phone";
import { Icon } from "../ui/icon";
import * as styles from "./call-bar.module.css";

/** Keeps the call and the estimate under the thumb on a phone. */
export const CallBar = ({ phone }: { readonly phone: string }) => (
  <aside className={styles.bar} aria-label="Call or get an estimate" data-dark="" data-screen-only="">
    <a href={telLink(phone)} className={styles.call}>
      <Icon name="phone" />
      Call
    </a>
    <Link to={routes.contact} className={styles.estimate}>
      Get a free estimate
    </Link>
  </aside>
);
