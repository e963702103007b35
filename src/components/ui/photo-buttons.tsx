import type { Maybe } from "../../content/shared/required";
import { mailLink } from "../../content/format/mail";
import { smsLink } from "../../content/format/phone";
import { ButtonLink } from "./button";
import { Icon } from "./icon";
import { useWords } from "./words";

/** How photos reach the company. */
export interface PhotoAddresses {
  readonly email: string;
  /** Takes text messages; without one there is no such button. */
  readonly textPhone?: Maybe<string>;
}

/** Draws a button for each way to send photos, with a message that asks what an estimate needs. */
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
