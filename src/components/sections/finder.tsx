import { routes } from "../../content/shared/routes";
import type { FinderWords } from "../../content/settings";
import { Icon } from "../ui/icon";
import { Section, type SectionStart } from "../ui/section";
import { PageLink } from "../ui/page-link";
import { nowrap, nowrapItem } from "../../content/format/nowrap";
import * as styles from "./finder.module.css";

/**
 * A choice of the first question (what the visitor owns). Called a door because it leads to the choices of the second question (what the
 * visitor sees).
 */
type Door = FinderWords["doors"][number];

interface FinderProps extends SectionStart {
  readonly doors: readonly Door[];
}

/** Renders two questions: what visitors own, and what they see. Each choice links to the matching page, so no JavaScript is needed. */
export const Finder = ({ doors, ...start }: FinderProps) => (
  <Section {...start}>
    <div className={styles.doors}>
      {doors.map(({ owner, anchor, link, sees }) => (
        <div key={anchor} id={anchor} className={styles.door}>
          <h3>
            <PageLink to={link}>{nowrap(owner)}</PageLink>
          </h3>
          <ul className={styles.sees}>
            {sees.map(({ label, to }) => (
              <li key={label}>
                <PageLink to={to}>{nowrapItem(label)}</PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </Section>
);

interface ChoiceLinkProps {
  readonly label: string;
  readonly to: string;
  /** As in `PageLink`. */
  readonly isInTargetLanguage?: boolean;
}

/** Renders a door, or the extra link after the doors. */
const ChoiceLink = ({ label, to, isInTargetLanguage }: ChoiceLinkProps) => (
  <li className={styles.door}>
    <PageLink to={to} className={styles.choice} isInTargetLanguage={isInTargetLanguage}>
      {nowrapItem(label)}
      <Icon name="arrow" />
    </PageLink>
  </li>
);

interface FinderChoicesProps extends Omit<FinderProps, "doors"> {
  readonly doors: readonly Pick<Door, "owner" | "anchor">[];
  /** An extra link after the choices. */
  readonly link?: { readonly label: string; readonly to: string } | null;
}

/**
 * Renders only the first question. Each choice links to the second question on the services page. The choices come from that page, so they
 * are in English if it is not translated.
 */
export const FinderChoices = ({ doors, link, ...start }: FinderChoicesProps) => (
  <Section {...start} isScreenOnly>
    <ul className={styles.choices}>
      {doors.map(({ owner, anchor }) => (
        <ChoiceLink key={anchor} label={owner} to={`${routes.services}#${anchor}`} isInTargetLanguage />
      ))}
      {link && <ChoiceLink {...link} />}
    </ul>
  </Section>
);
