import { useWords } from "../components/ui/words";

/**
 * Renders the honeypot field: off screen, out of the tab order and hidden from screen readers.
 *
 * A request with a value here is still received, and the people who read requests judge it: nothing is confirmed and then discarded.
 * The name is "subject" because bots know it from many contact forms, and browsers do not fill it in. They fill in `website` or
 * `company` even with `autocomplete="off"`. The `data` attributes keep password managers away.
 */
export const Honeypot = () => (
  <div className="visually-hidden" aria-hidden="true">
    <label htmlFor="quote-subject">{useWords("form").trap}</label>
    <input id="quote-subject" name="subject" type="text" tabIndex={-1} autoComplete="off" data-1p-ignore="" data-lpignore="true" />
  </div>
);
