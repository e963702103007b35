import type { ReactNode } from "react";
import { NOWRAP, nowrapParts } from "../../content/format/nowrap";

/**
 * Draws a text of the content so that ranges, times, and numbers with their units stay on one line. It is the drawing alone: what
 * is compared, searched, copied, fed or told to search engines is the text as the editor wrote it, without characters of its own.
 */
export const nowrap = (text: string): ReactNode => {
  const parts = nowrapParts(text);
  return parts.length === 1
    ? text
    : parts.map((part, index) =>
        // A text's parts never change places.
        index % 2 === 1 ? (
          <span key={index} className={NOWRAP}>
            {part}
          </span>
        ) : (
          part
        ),
      );
};
