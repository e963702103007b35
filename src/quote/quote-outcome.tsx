import { routes } from "../content/routes";
import { RECEIVED_TITLE, receivedText } from "./messages";
import type { QuotePhase } from "./use-quote-request";
import * as styles from "./quote-form.module.css";

interface QuoteOutcomeProps {
  readonly phase: QuotePhase;
  readonly received: number;
  /** Whether requests go to an endpoint: /thank-you says that one has arrived. */
  readonly isDelivered: boolean;
  readonly phone: string;
  readonly phoneHref: string;
  readonly responseHours: number;
}

/**
 * Says beside the button what became of the request. Focus stays where the visitor left it: the regions speak for themselves.
 *
 * The status region is there, empty, from the start: screen readers announce only what changes in a region they know.
 */
export const QuoteOutcome = ({ phase, received, isDelivered, phone, phoneHref, responseHours }: QuoteOutcomeProps) => (
  <>
    <div role="status" className={styles.status}>
      {phase === "received" && (
        <p key={received}>
          <strong>{RECEIVED_TITLE}</strong> {receivedText(responseHours)} {isDelivered && <a href={routes.thankYou}>What happens next</a>}
        </p>
      )}
    </div>
    {phase === "failed" && (
      <p role="alert" className={styles.alert}>
        We could not send your request. Everything you wrote is still here: please try again, or call <a href={phoneHref}>{phone}</a>.
      </p>
    )}
  </>
);
