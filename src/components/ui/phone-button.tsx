import { fillIn } from "../../content/shared/placeholders";
import { telLink } from "../../content/format/phone";
import { ButtonLink } from "./button";
import { Icon } from "./icon";
import { nowrap } from "../../content/format/nowrap";
import { useWords } from "./words";

/** Draws the call button: the phone number says itself. */
export const PhoneButton = ({ phone }: { readonly phone: string }) => (
  <ButtonLink to={telLink(phone)} variant="outline">
    <Icon name="phone" />
    <span>{nowrap(fillIn(useWords("buttons").call, { phone }))}</span>
  </ButtonLink>
);
