export interface NotSentProps {
  readonly className?: string;
  readonly phone: string;
  readonly phoneHref: string;
  readonly email: string;
}

/** Tells at once, screen readers too, that a request has not left the page, and how else to reach the company. */
export const NotSent = ({ className, phone, phoneHref, email }: NotSentProps) => (
  <p role="alert" className={className}>
    We could not send your request. Everything you wrote is still here: please try again, or call <a href={phoneHref}>{phone}</a> or email{" "}
    <a href={`mailto:${email}`}>{email}</a>.
  </p>
);
