import type { Maybe } from "../../content/shared/required";
import { mailLink } from "../../content/format/mail";
import { smsLink } from "../../content/format/phone";
import { ButtonLink } from "./button";
import { Icon } from "./icon";
import { useWords } from "./words";

/** Ways to send photos to the company. */
export interface PhotoAddresses {
  readonly email: string;
  /** Number for text messages; without one there is no button for them. */
  readonly textPhone?: Maybe<string>;
}

/** Renders a button for each way to send photos, with a prefilled message that asks what an estimate needs. */
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
