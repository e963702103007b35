import { EmailText } from "../components/ui/email-text";
import { useWords, withElements } from "../components/ui/words";

/** How else to reach the company. */
export interface Reach {
  readonly phone: string;
  readonly phoneHref: string;
  readonly email: string;
}

/** Says that a request has not left the page, and how else to reach the company. */
export const NotSent = ({ phone, phoneHref, email }: Reach) => (
  <p>
    {withElements(useWords("form").notSent, {
      phone: <a href={phoneHref}>{phone}</a>,
      email: (
        <a href={`mailto:${email}`}>
          <EmailText email={email} />
        </a>
      ),
    })}
  </p>
);
