import type { ReactNode } from "react";
import { WHOLE, wholeParts } from "../../content/format/whole";

/**
 * Draws a text of the content so that ranges, times, and numbers with their units stay on one line. It is the drawing alone: what
 * is compared, searched, copied, fed or told to search engines is the text as the editor wrote it, without characters of its own.
 */
export const whole = (text: string): ReactNode => {
  const parts = wholeParts(text);
  return parts.length === 1
    ? text
    : parts.map((part, index) =>
        // A text's parts never change places.
        index % 2 === 1 ? (
          <span key={index} className={WHOLE}>
            {part}
          </span>
        ) : (
          part
        ),
      );
};
