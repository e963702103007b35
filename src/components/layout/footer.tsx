import { useContext } from "react";
import { SOCIAL_NETWORKS } from "../../content/shared/constants";
import { hoursLines } from "../../content/format/hours";
import { fillIn } from "../../content/shared/placeholders";
import type { Settings } from "../../content/settings";
import { listInWords } from "../../content/format/list-in-words";
import { nowrap, nowrapParts } from "../../content/format/nowrap";
import { telLink } from "../../content/format/phone";
import { EmailLink } from "../ui/contact-links";
import { Icon } from "../ui/icon";
import { LanguageLinks, PageLanguage } from "../ui/page-language";
import { TextList } from "../ui/text-list";
import { useWords, withElements } from "../ui/words";
import { Logo } from "./logo";
import { NavItems, type NavEntry } from "./nav-link";
import * as styles from "./footer.module.css";
import { buildTime } from "../../content/shared/calendar";

/** Renders the year of the build in the company's time zone. In the browser, src/client/index.ts updates the year. */
export const CurrentYear = ({ timeZone }: { readonly timeZone: string }) => (
  <span data-year="">{buildTime().toLocaleDateString("en-US", { timeZone, year: "numeric" })}</span>
);

/**
 * Renders text with parts that must not break, such as ROC 334521. Returns other text as a string, which `withElements` joins with the text
 * around it: between strings that are not joined, React writes comments.
 */
const withNowrap = (text: string) => (nowrapParts(text).length > 1 ? <>{nowrap(text)}</> : text);

interface FooterProps {
  readonly business: Settings["business"];
  readonly navigation: Settings["navigation"]["footer"];
}

const FooterLinks = ({ heading, links }: { readonly heading: string; readonly links: readonly NavEntry[] }) => (
  <nav aria-label={heading}>
    <h2 className={styles.heading}>{heading}</h2>
    <ul className={styles.links}>
      <NavItems links={links} />
    </ul>
  </nav>
);

/** Renders a link for each social network. The sample, which has no profiles, shows the networks' icons without links. */
const SocialIcons = ({ social, sample: isSample }: Pick<Settings["business"], "social" | "sample">) => {
  const words = useWords("footer");
  const linked = SOCIAL_NETWORKS.filter((network) => social[network]);
  return (
    <div className={styles.social}>
      {linked.length > 0 && (
        <nav aria-label={words.social}>
          <ul>
            {linked.map((network) => (
              <li key={network}>
                <a href={social[network]} aria-label={words[network]}>
                  <Icon name={network} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {isSample && SOCIAL_NETWORKS.filter((network) => !social[network]).map((network) => <Icon key={network} name={network} />)}
    </div>
  );
};

/** Renders the footer: links, contact details, license and copyright. */
export const Footer = ({ business, navigation }: FooterProps) => {
  const words = useWords("footer");
  const contact = useWords("contact");
  const { language } = useContext(PageLanguage);
  const time = useWords("time");
  // Omit the license if there is none.
  const notice = business.license ? words.copyright : words.copyright.replace(/ *\{license\}\.?/, "");
  // A name such as "Example Inc." already ends the sentence.
  const copyright = business.name.endsWith(".") ? notice.replace("{company}.", "{company}") : notice;
  return (
    <footer className={styles.footer} data-dark="">
      <div className={`${styles.inner} page-width`}>
        <div className={styles.company}>
          <Logo name={business.shortName} />
          <address className={styles.address}>
            <span>{fillIn(contact.town, { city: business.address.locality, state: business.address.region })}</span>{" "}
            <a href={telLink(business.phone)}>{business.phone}</a> <EmailLink email={business.email} />
          </address>
          <p>
            {fillIn(words.serving, {
              areas: listInWords(
                business.areas.map(({ title }) => title),
                language,
              ),
            })}
          </p>
          <LanguageLinks className={styles.language} />
          <SocialIcons {...business} />
        </div>
        <FooterLinks heading={words.quick} links={navigation.quick} />
        <FooterLinks heading={words.services} links={navigation.services} />
        <div>
          <h2 className={styles.heading}>{words.hours}</h2>
          <TextList texts={hoursLines(business, time, language)} />
        </div>
      </div>
      <div className={`${styles.legal} page-width`}>
        <p>
          {withElements(copyright, {
            year: <CurrentYear timeZone={business.timeZone} />,
            company: withNowrap(business.name),
            license: withNowrap(fillIn(contact.licenseNumber, { license: business.license ?? "" })),
          })}
          {words.pictures && <span data-screen-only=""> {words.pictures}</span>}
        </p>
        <ul>
          <NavItems links={navigation.legal} />
        </ul>
      </div>
    </footer>
  );
};
