import { useWords } from "../components/ui/words";

/**
 * Draws the field that tells programs from people: off screen, out of the tab order and silent to screen readers.
 *
 * What it holds is sent with the rest, and whoever reads the requests decides: nobody is told that a request was received
 * which was thrown away. No browser fills a "subject" by itself, as it does `website`, `company` and the like whatever
 * `autocomplete` says; programs know it from many contact forms. The `data` attributes keep password managers away.
 */
export const Honeypot = () => (
  <div className="visually-hidden" aria-hidden="true">
    <label htmlFor="quote-subject">{useWords("form").trap}</label>
    <input id="quote-subject" name="subject" type="text" tabIndex={-1} autoComplete="off" data-1p-ignore="" data-lpignore="true" />
  </div>
);
