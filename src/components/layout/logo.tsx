import * as styles from "./logo.module.css";

/** Draws the name beside its sign: a parking stall seen from above, half of it sealed. */
export const Logo = ({ name }: { readonly name: string }) => (
  <span className={styles.logo}>
    <svg className={styles.sign} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="3" fill="#ffc629" />
      <path d="M7 5h3v22H7zM22 5h3v22h-3z" fill="#0e0d0c" />
      <path d="M10 24h12v3H10zM13 8h6v2.500h-6zM13 13h6v2.500h-6z" fill="#0e0d0c" />
    </svg>
    <span className={styles.name}>{name}</span>
  </span>
);
