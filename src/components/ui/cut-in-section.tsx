import { useId, type ReactNode } from "react";
import * as section from "./section.module.css";
import { nowrap } from "./nowrap";
import * as styles from "./cut-in-section.module.css";

interface CutInSectionProps {
  readonly heading: string;
  readonly text?: string | null | undefined;
  readonly picture: ReactNode;
  readonly children?: ReactNode;
}

/** Draws a section that opens with a picture. Where there is room, its heading is cut into it. Left out on paper. */
export const CutInSection = ({ heading, text, picture, children }: CutInSectionProps) => {
  const headingId = useId();
  return (
    <section className={`${section.section} ${section.white}`} aria-labelledby={headingId} data-screen-only="">
      <div className={section.inner}>
        <div className={styles.opening}>
          <div className={`${section.head} ${styles.notch}`}>
            <h2 id={headingId}>{heading}</h2>
            {text && <p className={section.text}>{nowrap(text)}</p>}
          </div>
          {picture}
        </div>
        {children}
      </div>
    </section>
  );
};
