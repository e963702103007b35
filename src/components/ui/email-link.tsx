import { Fragment } from "react";

/** Renders a mail link that may break before `@` and dots, but not inside a word. */
export const EmailLink = ({ email }: { readonly email: string }) => (
  <a href={`mailto:${email}`}>
    {email.split(/(?=[@.])/).map((part, index) => (
      // The order of parts never changes.
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </a>
);
