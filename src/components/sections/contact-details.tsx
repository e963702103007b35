import { weeklyHours, type Week } from "../../format/hours";
import { telLink } from "../../format/phone";
import { Icon } from "../ui/icon";
import * as styles from "./contact-details.module.css";

interface ContactDetailsProps {
  readonly heading: string;
  readonly text?: string | null;
  readonly business: {
    readonly phone: string;
    readonly email: string;
    readonly address: { readonly locality: string; readonly region: string };
    readonly hours: Week;
    readonly license: string;
  };
}

/** Lists phone, email, place, hours and license. */
export const ContactDetails = ({ heading, text, business }: ContactDetailsProps) => (
  <div className={styles.details}>
    <h2>{heading}</h2>
    {text && <p>{text}</p>}
    <dl className={styles.list}>
      <dt>
        <Icon name="phone" />
        Phone
      </dt>
      <dd>
        <a href={telLink(business.phone)}>{business.phone}</a>
      </dd>
      <dt>
        <Icon name="mail" />
        Email
      </dt>
      <dd>
        <a href={`mailto:${business.email}`}>{business.email}</a>
      </dd>
      <dt>
        <Icon name="pin" />
        Based in
      </dt>
      <dd>{`${business.address.locality}, ${business.address.region}`}</dd>
      <dt>
        <Icon name="clock" />
        Hours
      </dt>
      <dd>
        <ul>
          {weeklyHours(business.hours).map(({ days, hours }) => (
            <li key={days}>{`${days}: ${hours ?? "closed"}`}</li>
          ))}
        </ul>
      </dd>
      <dt>
        <Icon name="check" />
        License
      </dt>
      <dd>{`Nevada contractor license ${business.license}`}</dd>
    </dl>
  </div>
);
