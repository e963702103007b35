import { EmailLink } from "../components/ui/contact-links";
import { telLink } from "../content/format/phone";
import { withElements } from "../components/ui/words";

/** Ways to reach the company without the form. */
export interface Reach {
  readonly phone: string;
  readonly email: string;
}

interface ReachNoteProps extends Reach {
  /** One of the form's strings, with placeholders for phone and email. */
  readonly text: string;
  readonly className?: string | undefined;
}

/** Renders a note about a form that cannot be sent, with links to call or email the company. */
export const ReachNote = ({ text, className, phone, email }: ReachNoteProps) => (
  <p className={className}>{withElements(text, { phone: <a href={telLink(phone)}>{phone}</a>, email: <EmailLink email={email} /> })}</p>
);
