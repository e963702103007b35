import { useWords } from "../components/ui/words";

/**
 * Renders the honeypot field: off screen, out of the tab order and hidden from screen readers.
 *
 * Its value is sent with the rest, and the reader of the requests decides, so that no visitor sees a confirmation for a request
 * that was discarded. It is named "subject" because browsers autofill names such as `website` and `company`, whatever
 * `autocomplete` says, while bots know it from many contact forms. The `data` attributes keep password managers away.
 */
export const Honeypot = () => (
  <div className="visually-hidden" aria-hidden="true">
    <label htmlFor="quote-subject">{useWords("form").trap}</label>
    <input id="quote-subject" name="subject" type="text" tabIndex={-1} autoComplete="off" data-1p-ignore="" data-lpignore="true" />
  </div>
);
