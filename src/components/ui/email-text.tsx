import { Fragment } from "react";

/** Draws a mail address that parts before its @ and its dots, if it must: never inside a word. */
export const EmailText = ({ email }: { readonly email: string }) =>
  email.split(/(?=[@.])/).map((part, index) => (
    // The parts never change places.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
