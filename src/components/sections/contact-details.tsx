import { Fragment, type ReactNode } from "react";
import { fillIn } from "../../content/shared/placeholders";
import type { CompanyFacts, Settings } from "../../content/settings";
import { routes } from "../../content/shared/routes";
import { telLink } from "../../content/format/phone";
import { Icon, type IconName } from "../ui/icon";
import { PageLink } from "../ui/page-link";
import { PhotoButtons, EmailLink } from "../ui/contact-links";
import type { SectionStart } from "../ui/section";
import { useWords } from "../ui/words";
import { certificateLink } from "./trust-items";
import { withSampleMark } from "../../content/shared/facts";
import { nowrap } from "../../content/format/nowrap";
import * as styles from "./contact-details.module.css";

interface ContactDetailsProps extends Omit<SectionStart, "background"> {
  readonly company: CompanyFacts;
  readonly business: Settings["business"];
}

/** Renders the photo buttons, then the phone number, email, address, lead time, license and insurance. The page's hero has the hours. */
export const ContactDetails = ({ heading, text, company, business }: ContactDetailsProps) => {
  const words = useWords("contact");
  const trust = useWords("trust");
  const certificate = certificateLink(company, trust);
  const details: readonly { readonly icon: IconName; readonly label: string; readonly value: ReactNode }[] = [
    { icon: "phone", label: words.phone, value: <a href={telLink(business.phone)}>{business.phone}</a> },
    { icon: "mail", label: words.email, value: <EmailLink email={business.email} /> },
    { icon: "pin", label: words.place, value: fillIn(words.town, { city: business.address.locality, state: business.address.region }) },
    { icon: "clock", label: trust.leadTime, value: company.leadTime && nowrap(withSampleMark(company.leadTime, company, trust)) },
    { icon: "check", label: words.license, value: business.license && nowrap(fillIn(words.licenseNumber, { license: business.license })) },
    { icon: "check", label: trust.insurance, value: certificate && <a href={certificate}>{trust.certificate}</a> },
  ];
  return (
    <div className={styles.details}>
      <h2>{heading}</h2>
      {text && <p>{nowrap(text)}</p>}
      <div className={`${styles.photos} button-row`}>
        <PhotoButtons email={business.email} textPhone={company.textPhone} />
      </div>
      <dl className={styles.list}>
        {details
          .filter(({ value }) => value)
          .map(({ icon, label, value }) => (
            <Fragment key={label}>
              <dt>
                <Icon name={icon} />
                {label}
              </dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
      </dl>
      <PageLink to={routes.about} className="lone-link" data-screen-only="">
        {trust.heading}
      </PageLink>
    </div>
  );
};
