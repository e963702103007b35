import { useId, type ReactNode } from "react";
import * as section from "./section.module.css";
import { nowrap } from "./nowrap";
import * as styles from "./wide-band.module.css";

interface WideBandProps {
  readonly heading: string;
  readonly text?: string | null | undefined;
  readonly children: ReactNode;
}

/** Draws a sealed band whose content goes from edge to edge of the screen, its words below. */
export const WideBand = ({ heading, text, children }: WideBandProps) => {
  const headingId = useId();
  return (
    <section className={`${section.sealed} ${styles.band}`} aria-labelledby={headingId} data-dark="">
      <div className={section.inner}>
        <div className={section.head}>
          <h2 id={headingId}>{heading}</h2>
          {text && <p className={section.text}>{nowrap(text)}</p>}
        </div>
      </div>
      {children}
    </section>
  );
};
