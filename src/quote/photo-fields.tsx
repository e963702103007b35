import { useWords } from "../components/ui/words";
import { fillIn } from "../content/shared/placeholders";
import { MAX_PHOTO_BYTES, MAX_PHOTOS, MEGABYTE } from "./limits";
import { PhotoInput } from "./photo-input";
import * as styles from "./quote-form.module.css";

/** Netlify's size limit for a form submission, in megabytes. @see https://docs.netlify.com/manage/forms/usage-and-billing/ */
const NETLIFY_MEGABYTES = 8;
const HINT = "quote-photos-hint";

const numbers = Array.from({ length: MAX_PHOTOS }, (_, index) => index + 1);

/** Renders one file field for all photos, or one field per photo. Only the receiver checks the number, size and type of the photos. */
export const PhotoFields = ({ isOneEach }: { readonly isOneEach: boolean }) => {
  const words = useWords("form");
  const [hint, megabytes] = isOneEach
    ? ([words.photosTogetherHint, NETLIFY_MEGABYTES] as const)
    : ([words.photosHint, MAX_PHOTO_BYTES / MEGABYTE] as const);
  return (
    <div className={styles.field}>
      <label htmlFor={isOneEach ? "quote-photo-1" : "quote-photos"}>{words.photos}</label>
      <p id={HINT}>{fillIn(hint, { count: MAX_PHOTOS, megabytes })}</p>
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
