import { EmailLink } from "../components/ui/contact-links";
import { withElements } from "../components/ui/words";

/** Other ways to reach the company. */
export interface Reach {
  readonly phone: string;
  readonly phoneHref: string;
  readonly email: string;
}

interface ReachNoteProps extends Reach {
  /** One of the form's strings, with placeholders for phone and email. */
  readonly text: string;
  readonly className?: string | undefined;
}

/** Renders the reason why the form cannot be sent, and other ways to reach the company. */
export const ReachNote = ({ text, className, phone, phoneHref, email }: ReachNoteProps) => (
  <p className={className}>{withElements(text, { phone: <a href={phoneHref}>{phone}</a>, email: <EmailLink email={email} /> })}</p>
);
