import { useContext } from "react";
import { hoursLine } from "../../content/shared/facts";
import { fillIn } from "../../content/shared/placeholders";
import type { Settings } from "../../content/settings";
import type { Maybe } from "../../content/shared/required";
import { weeklyHours } from "../../content/format/hours";
import { telLink } from "../../content/format/phone";
import { EmailText } from "../ui/email-text";
import { Icon } from "../ui/icon";
import { LanguageLinks, PageLanguage } from "../ui/page-language";
import { PhotoButtons } from "../ui/photo-buttons";
import { useWords } from "../ui/words";
import { nowrap } from "../ui/nowrap";
import * as styles from "./contact-details.module.css";

interface ContactDetailsProps {
  readonly heading: string;
  readonly text?: string | null;
  /** Takes text messages with photos. */
  readonly textPhone?: Maybe<string>;
  readonly business: Settings["business"];
}

/** Lists phone, email, place, hours and license, with the ways to send photos above them. */
export const ContactDetails = ({ heading, text, textPhone, business }: ContactDetailsProps) => {
  const { language } = useContext(PageLanguage);
  const words = useWords("contact");
  const time = useWords("time");
  return (
    <div className={styles.details}>
      <h2>{heading}</h2>
      {text && <p>{text}</p>}
      <div className={`${styles.photos} button-row`}>
        <PhotoButtons email={business.email} textPhone={textPhone} />
      </div>
      <dl className={styles.list}>
        <dt>
          <Icon name="phone" />
          {words.phone}
        </dt>
        <dd>
          <a href={telLink(business.phone)}>{business.phone}</a>
        </dd>
        <dt>
          <Icon name="mail" />
          {words.email}
        </dt>
        <dd>
          <a href={`mailto:${business.email}`}>
            <EmailText email={business.email} />
          </a>
        </dd>
        <dt>
          <Icon name="pin" />
          {words.place}
        </dt>
        <dd>{fillIn(words.town, { city: business.address.locality, state: business.address.region })}</dd>
        <dt>
          <Icon name="clock" />
          {words.hours}
        </dt>
        <dd>
          <ul>
            {weeklyHours(business.hours, language).map((row) => (
              <li key={row.days}>{nowrap(hoursLine(row, time))}</li>
            ))}
          </ul>
        </dd>
        <dt>
          <Icon name="check" />
          {words.license}
        </dt>
        <dd>{fillIn(words.licenseNumber, { license: business.license })}</dd>
      </dl>
      <LanguageLinks className={styles.language} />
    </div>
  );
};
