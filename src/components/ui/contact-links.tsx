import type { Maybe } from "../../content/shared/required";
import { mailLink, mailTo } from "../../content/format/mail-link";
import { smsLink, telLink } from "../../content/format/phone";
import { ButtonLink } from "./button";
import { Icon } from "./icon";
import { useWords } from "./words";
import { fillIn } from "../../content/shared/placeholders";
import { nowrap } from "../../content/format/nowrap";
import { Fragment } from "react";

/** Renders a `mailto:` link that can wrap before `@` and dots, but not inside a word. */
export const EmailLink = ({ email }: { readonly email: string }) => (
  <a href={mailTo(email)}>
    {email.split(/(?=[@.])/).map((part, index) => (
      // An index is a safe key: the parts never change order.
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </a>
);

/** Renders the call button, outlined unless it is the page's main button. */
export const PhoneButton = ({ phone, isMain }: { readonly phone: string; readonly isMain?: boolean }) => (
  <ButtonLink to={telLink(phone)} variant={isMain ? "primary" : "outline"}>
    <Icon name="phone" />
    <span>{nowrap(fillIn(useWords("buttons").call, { phone }))}</span>
  </ButtonLink>
);

/** Email address and phone number for photos of the job. */
export interface PhotoAddresses {
  readonly email: string;
  /** Number for text messages. Without a number, there is no button for texting. */
  readonly textPhone?: Maybe<string>;
}

/** Renders the buttons for texting and emailing photos. The prefilled messages ask for the details that an estimate needs. */
export const PhotoButtons = ({ email, textPhone }: PhotoAddresses) => {
  const photos = useWords("photos");
  return (
    <>
      {textPhone && (
        <ButtonLink to={smsLink(textPhone, photos.lines)} variant="outline">
          <Icon name="phone" />
          {photos.text}
        </ButtonLink>
      )}
      <ButtonLink to={mailLink(email, photos)} variant="outline">
        <Icon name="mail" />
        {photos.email}
      </ButtonLink>
    </>
  );
};
