import * as styles from "./quote-form.module.css";

const FIELD = "website";

/** Tells whether the field that no person sees was filled, which only programs do. */
export const isTrapped = (fields: FormData): boolean => fields.get(FIELD) !== null && fields.get(FIELD) !== "";

/** Draws the field that catches programs: off screen, out of the tab order and silent to screen readers. */
export const Honeypot = () => (
  <div className={styles.honeypot} aria-hidden="true">
    <label htmlFor="quote-website">Leave this field empty</label>
    <input id="quote-website" name={FIELD} type="text" tabIndex={-1} autoComplete="off" />
  </div>
);
