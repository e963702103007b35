import type { ReactNode } from "react";
import { routes } from "../../content/shared/routes";
import { ButtonLink } from "../ui/button";
import { PhoneButton } from "../ui/phone-button";
import { Icon } from "../ui/icon";
import { PageLink } from "../ui/page-link";
import { Picture, type PictureSource } from "../ui/picture";
import { useWords } from "../ui/words";
import { nowrap } from "../../content/format/nowrap";
import * as styles from "./hero.module.css";

interface HeroProps {
  readonly heading: string;
  readonly text: string;
  /** A line between the heading and the text: that the company speaks the page's language. */
  readonly notice?: string | null | undefined;
  readonly button?: string | null;
  readonly picture?: PictureSource | null;
  /** A picture for a page that opens with words alone. Phones and tablets leave it out. */
  readonly surface?: PictureSource | null;
  /** With a phone, the hero asks for the estimate and offers the call. */
  readonly phone?: string;
  /** Other buttons than those. */
  readonly actions?: ReactNode;
  /** What stands above the heading: breadcrumbs, or nothing. */
  readonly above?: ReactNode;
  /** A few short answers under the buttons. */
  readonly facts?: readonly string[] | null;
  /** The way to what most readers of the page come for. */
  readonly link?: { readonly label: string; readonly to: string } | null;
}

/** As hero.module.css draws it: on a desk as high as the words beside it. */
const boxes = (height: string, heightOnWide: string) => [
  { media: "width < 60rem", width: "100vw", height: 16 / 10 },
  { media: "width < 100rem", width: "54vw", height },
  { width: "54vw", height: heightOnWide },
];

/** As wide as hero.module.css allows, and as high as the words of a long opening. */
const SURFACE_BOXES = [{ width: "min(36vw,37.5rem)", height: "49rem" }];

/** Opens a page: the h1 on sealed black, the picture carrying the light. */
export const Hero = ({ heading, text, notice, button, picture, surface, phone, actions, above, facts, link }: HeroProps) => {
  const buttons = useWords("buttons");
  return (
    <div className={`${styles.hero} ${picture ? styles.withPicture : styles.plain}`} data-dark="">
      {!picture && surface && <Picture picture={surface} boxes={SURFACE_BOXES} className={styles.surface} />}
      {picture && (
        <Picture picture={picture} boxes={facts ? boxes("56rem", "60rem") : boxes("49rem", "49rem")} isHero className={styles.picture} />
      )}
      <div className={`${styles.inner} page-width`}>
        <div className={styles.words}>
          {above}
          <h1>{heading}</h1>
          {notice && (
            <p className={styles.text}>
              <strong>{nowrap(notice)}</strong>
            </p>
          )}
          <p className={styles.text}>{nowrap(text)}</p>
          {(actions ?? phone) && (
            <div className={`${styles.actions} button-row`}>
              {actions ?? <ButtonLink to={routes.contact}>{button ?? buttons.estimate}</ButtonLink>}
              {phone && <PhoneButton phone={phone} />}
            </div>
          )}
          {facts && (
            <ul className={styles.facts}>
              {facts.map((fact) => (
                <li key={fact}>{nowrap(fact)}</li>
              ))}
            </ul>
          )}
          {link && (
            <PageLink to={link.to} className={`${styles.link} lone-link`}>
              {link.label}
              <Icon name="arrow" />
            </PageLink>
          )}
        </div>
      </div>
    </div>
  );
};
