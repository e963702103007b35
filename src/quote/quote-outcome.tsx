import { useEffect, useRef } from "react";
import { useWords, withElements } from "../components/ui/words";
import { routes } from "../content/shared/routes";
import { receivedText } from "./messages";
import { ReachNote, type Reach } from "./reach-note";
import type { QuotePhase } from "./use-quote-form";
import * as styles from "./quote-form.module.css";

interface QuoteOutcomeProps extends Reach {
  readonly phase: QuotePhase;
  /** How many requests were received: each is said by a paragraph of its own, for screen readers pass over one that stays. */
  readonly received: number;
  /** Whether requests go to an endpoint: /thank-you says that one has arrived. */
  readonly isDelivered: boolean;
  /** Its address, where it is not the English one. */
  readonly thankYou?: string | undefined;
  readonly responseHours: number;
}

/**
 * Says beside the button what became of the request. Focus stays where the visitor left it: the regions speak for themselves.
 *
 * The status region is there, empty, from the start: screen readers announce only what changes in a region they know.
 */
export const QuoteOutcome = ({ phase, received, isDelivered, thankYou = routes.thankYou, responseHours, ...reach }: QuoteOutcomeProps) => {
  const words = useWords("form");
  const receivedWords = useWords("received");
  const text = ` ${receivedText(responseHours, { received: receivedWords, time: useWords("time") })} `;
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Enter in the first field sends the form from far above on a phone.
    if (phase === "slow" || phase === "received" || phase === "failed") outcome.current?.scrollIntoView({ block: "nearest" });
  }, [phase, received]);

  return (
    <div ref={outcome} className={styles.outcome}>
      <div role="status">
        {phase === "slow" && <p>{withElements(words.slow, { phone: <a href={reach.phoneHref}>{reach.phone}</a> })}</p>}
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
