import { useWords, withElements } from "../components/ui/words";

export interface NotSentProps {
  readonly className?: string;
  readonly phone: string;
  readonly phoneHref: string;
  readonly email: string;
}

/** Tells at once, screen readers too, that a request has not left the page, and how else to reach the company. */
export const NotSent = ({ className, phone, phoneHref, email }: NotSentProps) => (
  <p role="alert" className={className}>
    {withElements(useWords().form.notSent, {
      phone: <a href={phoneHref}>{phone}</a>,
      email: <a href={`mailto:${email}`}>{email}</a>,
    })}
  </p>
);
