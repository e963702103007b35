import { EmailLink } from "../components/ui/email-link";
import { withElements } from "../components/ui/words";

/** How else to reach the company. */
export interface Reach {
  readonly phone: string;
  readonly phoneHref: string;
  readonly email: string;
}

interface ReachNoteProps extends Reach {
  /** Words of the form, with the phone and the email in their places. */
  readonly text: string;
  readonly className?: string | undefined;
}

/** Says why the form cannot send, and how else to reach the company. */
export const ReachNote = ({ text, className, phone, phoneHref, email }: ReachNoteProps) => (
  <p className={className}>{withElements(text, { phone: <a href={phoneHref}>{phone}</a>, email: <EmailLink email={email} /> })}</p>
);
