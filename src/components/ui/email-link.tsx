import { Fragment } from "react";

/** Links a mail address, which parts before its @ and its dots, if it must: never inside a word. */
export const EmailLink = ({ email }: { readonly email: string }) => (
  <a href={`mailto:${email}`}>
    {email.split(/(?=[@.])/).map((part, index) => (
      // The parts never change places.
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </a>
);
