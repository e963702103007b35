import { SIGN } from "../styles/sign";
import * as styles from "./logo.module.css";

/** Renders the company's sign and name. */
export const Logo = ({ name }: { readonly name: string }) => (
  <span className={styles.logo}>
    <svg className={styles.sign} viewBox={`0 0 ${SIGN.size} ${SIGN.size}`} width={SIGN.size} height={SIGN.size} aria-hidden="true">
      <rect width={SIGN.size} height={SIGN.size} rx={SIGN.radius} fill={SIGN.background} />
      <path d={SIGN.path} fill={SIGN.ink} />
    </svg>
    <span className={styles.name}>{name}</span>
  </span>
);
