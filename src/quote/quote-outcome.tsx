import { useEffect, useRef } from "react";
import { Icon } from "../components/ui/icon";
import { useWords, withElements } from "../components/ui/words";
import { telLink } from "../content/format/phone";
import { routes } from "../content/shared/routes";
import { receivedText } from "./messages";
import { ReachNote, type Reach } from "./reach-note";
import type { QuotePhase } from "./use-quote-form";
import * as styles from "./quote-form.module.css";

interface QuoteOutcomeProps extends Reach {
  readonly phase: QuotePhase;
  /** Number of requests received. Used as a key, so that each confirmation is a new element and screen readers announce it. */
  readonly received: number;
  /** The Worker's message to the visitor. */
  readonly text?: string | undefined;
  /** Whether the form has a receiver. If not, the confirmation says that nothing was sent, and does not link to the thank-you page. */
  readonly hasReceiver: boolean;
  /** Path of the thank-you page. Defaults to the English one. */
  readonly thankYou?: string | undefined;
  readonly responseHours: number;
}

/**
 * Renders a request's result below the submit button. Leaves the focus in place, because live regions announce the result.
 *
 * Both live regions are in the page from the start, because screen readers announce only changes to an existing status region.
 */
export const QuoteOutcome = ({
  phase,
  received,
  hasReceiver,
  text,
  thankYou = routes.thankYou,
  responseHours,
  ...reach
}: QuoteOutcomeProps) => {
  const words = useWords("form");
  const receivedWords = useWords("received");
  const confirmation = ` ${receivedText(responseHours, { received: receivedWords, time: useWords("time") })} `;
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone, pressing Enter in the first field submits the form while the result is out of view.
    if (phase === "slow" || phase === "received" || phase === "failed") outcome.current?.scrollIntoView({ block: "nearest" });
  }, [phase, received]);

  return (
    <div ref={outcome} className={styles.outcome}>
      <div role="status">
        {phase === "slow" && <p>{withElements(words.slow, { phone: <a href={telLink(reach.phone)}>{reach.phone}</a> })}</p>}
        {phase === "received" && (
          <p key={received} className={styles.received} data-dark="">
            <Icon name="check" />
            <span>
              <strong>{receivedWords.title}</strong>
              {hasReceiver ? confirmation : ` ${receivedWords.unsent}`}
              {hasReceiver && <a href={thankYou}>{receivedWords.next}</a>}
            </span>
          </p>
        )}
        {phase === "received" && text && <p>{text}</p>}
      </div>
      <div role="alert" className={styles.alert}>
        {phase === "failed" && <ReachNote text={words.notSent} {...reach} />}
        {phase === "failed" && text && <p>{text}</p>}
      </div>
    </div>
  );
};
