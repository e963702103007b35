import { useEffect, useRef } from "react";
import { useWords, withElements } from "../components/ui/words";
import { telLink } from "../content/format/phone";
import { routes } from "../content/shared/routes";
import { receivedText } from "./messages";
import { ReachNote, type Reach } from "./reach-note";
import type { QuotePhase } from "./use-quote-form";
import * as styles from "./quote-form.module.css";

interface QuoteOutcomeProps extends Reach {
  readonly phase: QuotePhase;
  /** Number of requests received. Each is announced in a new paragraph, because screen readers ignore one that does not change. */
  readonly received: number;
  /** Whether requests go to an endpoint. If so, there is a link to /thank-you. */
  readonly isDelivered: boolean;
  /** Address of /thank-you, if not the English one. */
  readonly thankYou?: string | undefined;
  readonly responseHours: number;
}

/**
 * Shows the result of the request beside the button. Focus is not moved, because live regions announce it.
 *
 * The status region is in the page from the start, empty: screen readers announce only changes of an existing region.
 */
export const QuoteOutcome = ({ phase, received, isDelivered, thankYou = routes.thankYou, responseHours, ...reach }: QuoteOutcomeProps) => {
  const words = useWords("form");
  const receivedWords = useWords("received");
  const text = ` ${receivedText(responseHours, { received: receivedWords, time: useWords("time") })} `;
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone, Enter in the first field submits the form while the button is out of view.
    if (phase === "slow" || phase === "received" || phase === "failed") outcome.current?.scrollIntoView({ block: "nearest" });
  }, [phase, received]);

  return (
    <div ref={outcome} className={styles.outcome}>
      <div role="status">
        {phase === "slow" && <p>{withElements(words.slow, { phone: <a href={telLink(reach.phone)}>{reach.phone}</a> })}</p>}
        {phase === "received" && (
          <p key={received} className={styles.received}>
            <strong>{receivedWords.title}</strong>
            {text}
            {isDelivered && <a href={thankYou}>{receivedWords.next}</a>}
          </p>
        )}
      </div>
      <div role="alert" className={styles.alert}>
        {phase === "failed" && <ReachNote text={words.notSent} {...reach} />}
      </div>
    </div>
  );
};
