import type { ReactNode } from "react";
import { routes } from "../../content/shared/routes";
import { ButtonLink } from "../ui/button";
import { PhoneButton } from "../ui/contact-links";
import { Icon } from "../ui/icon";
import { PageLink } from "../ui/page-link";
import { Picture, type PictureSource } from "../ui/picture";
import { TextList } from "../ui/text-list";
import { useWords } from "../ui/words";
import { nowrap, nowrapItem } from "../../content/format/nowrap";
import { widestWord } from "../../content/format/word-width";
import * as styles from "./hero.module.css";

/** `facts` are below the buttons. `surface` is a close-up of pavement that desktops show if there is no `picture`. */
interface HeroProps extends Partial<Omit<Queries.HeroFragment, "heading" | "text" | "picture">> {
  readonly heading: string;
  readonly text: string;
  /** A line below the heading, saying that the company speaks the page's language. */
  readonly notice?: string | null | undefined;
  readonly picture?: PictureSource | null;
  /** If set, the hero has the estimate and call buttons. */
  readonly phone?: string;
  /** Replaces the estimate button. */
  readonly actions?: ReactNode;
  /** Whether the hero is low, for a page whose main content must be on the first screen. Wide screens show the buttons beside the text. */
  readonly isLow?: boolean;
  /** Content above the heading, such as breadcrumbs. */
  readonly above?: ReactNode;
}

/** Returns a height that fits the text on screens 1024 to 1920 px wide, in either language. */
const textHeight = ({ above, facts, link }: Pick<HeroProps, "above" | "facts" | "link">): string => {
  // Services and locations have breadcrumbs above the heading, and more than three facts.
  if (above && facts) return facts.length > 3 ? "60rem" : "58rem";
  return (above ?? link) ? "50rem" : "42rem";
};

/** Returns the picture's boxes, to match hero.module.css. On a desktop, the picture is as tall as the text, at most `height`. */
const boxes = (height: string) => [
  { media: "width < 60rem", width: "100vw", shape: 16 / 9 },
  { width: "54vw", height },
];

/** Boxes of `surface`: the maximum width in hero.module.css, and the height of the tallest text. */
const SURFACE_BOXES = [{ width: "min(36vw,37.5rem)", height: "49rem" }];

/** Renders the top of a page: the h1 and intro text on black, with an optional picture. */
export const Hero = ({ heading, text, notice, picture, surface, phone, actions, isLow, above, facts, link }: HeroProps) => {
  const buttons = useWords("buttons");
  const hasActions = Boolean(actions ?? phone);
  return (
    <div className={`${styles.hero} ${picture ? styles.withPicture : isLow ? styles.low : styles.plain}`} data-dark="">
      {!picture && surface && <Picture picture={surface} boxes={SURFACE_BOXES} className={styles.surface} />}
      {picture && <Picture picture={picture} boxes={boxes(textHeight({ above, facts, link }))} isHero className={styles.picture} />}
      <div className={`${styles.inner} page-width`}>
        <div className={styles.words}>
          {above}
          <h1 className={hasActions ? undefined : styles.alone} data-widest={widestWord(heading)}>
            {heading}
          </h1>
          {notice && (
            <p className={styles.text}>
              <strong>{nowrap(notice)}</strong>
            </p>
          )}
          <p className={styles.text}>{nowrap(text)}</p>
          {hasActions && (
            <div className={`${styles.actions} button-row`}>
              {actions ?? <ButtonLink to={routes.contact}>{buttons.estimate}</ButtonLink>}
              {phone && <PhoneButton phone={phone} />}
            </div>
          )}
          {facts && <TextList texts={facts} className={styles.facts} />}
          {link && (
            <PageLink to={link.to} className={`${styles.link} lone-link`}>
              {nowrapItem(link.label)}
              <Icon name="arrow" />
            </PageLink>
          )}
        </div>
      </div>
    </div>
  );
};
