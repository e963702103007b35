import { fillIn } from "../../content/shared/placeholders";
import { useWords } from "./words";
import * as styles from "./stars.module.css";

const MAX_RATING = 5;

/** Renders a rating of 1 to 5 stars. */
export const Stars = ({ rating }: { readonly rating: number }) => {
  const words = useWords("reviews");
  return (
    <p className={styles.stars} role="img" aria-label={fillIn(words.stars, { rating, most: MAX_RATING })}>
      {"★".repeat(rating)}
      <span className={styles.empty}>{"★".repeat(MAX_RATING - rating)}</span>
    </p>
  );
};
