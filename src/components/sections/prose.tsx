import * as styles from "./prose.module.css";

/** Shows text that an editor wrote in markdown. The build made the HTML of it from our own files. */
export const Prose = ({ html, className = "" }: { readonly html: string; readonly className?: string }) => (
  <div className={`${styles.prose} ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
);
