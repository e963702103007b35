import { fillIn } from "../../content/shared/placeholders";
import { telLink } from "../../content/format/phone";
import { ButtonLink } from "./button";
import { Icon } from "./icon";
import { nowrap } from "../../content/format/nowrap";
import { useWords } from "./words";

/** Renders the call button. It is outlined unless it is the page's main button. */
export const PhoneButton = ({ phone, isMain }: { readonly phone: string; readonly isMain?: boolean }) => (
  <ButtonLink to={telLink(phone)} variant={isMain ? "primary" : "outline"}>
    <Icon name="phone" />
    <span>{nowrap(fillIn(useWords("buttons").call, { phone }))}</span>
  </ButtonLink>
);
