import { useWords } from "../components/ui/words";
import { fillIn } from "../content/shared/placeholders";
import { MAX_PHOTO_BYTES, MAX_PHOTOS, MEGABYTE } from "./limits";
import { PhotoInput } from "./photo-input";
import * as styles from "./quote-form.module.css";

/** Netlify's size limit of a form submission, in megabytes. @see https://docs.netlify.com/manage/forms/usage-and-billing/ */
const NETLIFY_MEGABYTES = 8;
const HINT = "quote-photos-hint";

interface PhotoFieldsProps {
  /** Netlify stores one file per field. */
  readonly isOneEach: boolean;
}

const numbers = Array.from({ length: MAX_PHOTOS }, (_, index) => index + 1);

/** Renders the photo fields. The endpoint checks the photos' number, size and type. */
export const PhotoFields = ({ isOneEach }: PhotoFieldsProps) => {
  const words = useWords("form");
  return (
    <div className={styles.field}>
      <label htmlFor={isOneEach ? "quote-photo-1" : "quote-photos"}>{words.photos}</label>
      <p id={HINT}>
        {isOneEach
          ? fillIn(words.photosTogetherHint, { count: MAX_PHOTOS, megabytes: NETLIFY_MEGABYTES })
          : fillIn(words.photosHint, { count: MAX_PHOTOS, megabytes: MAX_PHOTO_BYTES / MEGABYTE })}
      </p>
      {isOneEach ? (
        numbers.map((number) => (
          <PhotoInput
            key={number}
            id={`quote-photo-${number}`}
            name={`photo-${number}`}
            label={fillIn(words.photo, { number })}
            describedBy={HINT}
          />
        ))
      ) : (
        <PhotoInput id="quote-photos" name="photos" isMultiple describedBy={HINT} />
      )}
    </div>
  );
};
