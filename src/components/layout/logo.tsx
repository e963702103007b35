import { LOGO_MARK } from "../../brand/brand";
import * as styles from "./logo.module.css";

/** Renders the company's logo mark and name. */
export const Logo = ({ name }: { readonly name: string }) => {
  const { size, radius, background, ink, path } = LOGO_MARK;
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox={`0 0 ${size} ${size}`} width={size} height={size} aria-hidden="true">
        <rect width={size} height={size} rx={radius} fill={background} />
        <path d={path} fill={ink} />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
};
