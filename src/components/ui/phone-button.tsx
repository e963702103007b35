import { telLink } from "../../format/phone";
import { ButtonLink } from "./button";
import { Icon } from "./icon";

/** Draws the call button: the phone number says itself. */
export const PhoneButton = ({ phone, label = "Call" }: { readonly phone: string; readonly label?: string }) => (
  <ButtonLink to={telLink(phone)} variant="outline">
    <Icon name="phone" />
    {`${label} ${phone}`}
  </ButtonLink>
);
