import { MAX_PHOTOS } from "../requests/limits";
import * as styles from "./quote-form.module.css";

const ACCEPT = "image/jpeg,image/png,image/webp,image/heic,image/heif,.heic";

interface PhotoFieldsProps {
  /** Netlify keeps one file a field. */
  readonly isOneEach: boolean;
}

const numbers = Array.from({ length: MAX_PHOTOS }, (_, index) => index + 1);

/** Asks for photos. The endpoint checks their number, size and kind, and says so in words. */
export const PhotoFields = ({ isOneEach }: PhotoFieldsProps) => (
  <div className={styles.field}>
    <label htmlFor={isOneEach ? "quote-photo-1" : "quote-photos"}>Photos</label>
    <p id="quote-photos-hint">
      {isOneEach
        ? `Up to ${MAX_PHOTOS}, together less than 8 MB: the cracks up close and the whole surface.`
        : `Up to ${MAX_PHOTOS}, 10 MB each: the cracks up close and the whole surface.`}
    </p>
    {isOneEach ? (
      numbers.map((number) => (
        <input
          key={number}
          id={`quote-photo-${number}`}
          name={`photo-${number}`}
          type="file"
          accept={ACCEPT}
          aria-label={`Photo ${number}`}
          aria-describedby="quote-photos-hint"
        />
      ))
    ) : (
      <input id="quote-photos" name="photos" type="file" accept={ACCEPT} multiple aria-describedby="quote-photos-hint" />
    )}
  </div>
);
