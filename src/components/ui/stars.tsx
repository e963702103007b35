import * as styles from "./stars.module.css";

const MOST = 5;

/** Shows a rating from 1 to 5. */
export const Stars = ({ rating }: { readonly rating: number }) => (
  <p className={styles.stars} role="img" aria-label={`${rating} out of ${MOST} stars`}>
    {"★".repeat(rating)}
    <span className={styles.rest}>{"★".repeat(MOST - rating)}</span>
  </p>
);
