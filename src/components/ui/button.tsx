import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import { PageLink } from "./page-link";
import * as styles from "./button.module.css";

/** Use one primary button per screen and `outline` for the rest. */
type Variant = "primary" | "outline";

const classOf = (variant: Variant): string => `${styles.button} ${styles[variant]}`;

/** Renders a form's submit button. */
export const SubmitButton = ({ className = "", ...attributes }: Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type">) => (
  <button type="submit" className={`${classOf("primary")} ${className}`.trimEnd()} {...attributes} />
);

/** Renders a button that does not submit a form. Set `data-screen-only` to hide the button in print. */
export const Button = (
  attributes: Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type" | "className"> & { readonly "data-screen-only"?: "" },
) => <button type="button" className={classOf("primary")} {...attributes} />;

/** Renders a link styled as a button. Unlike `ButtonLink`, uses the URL as it is, and accepts other attributes. */
export const ButtonAnchor = ({ children, ...attributes }: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "className">) => (
  <a className={classOf("primary")} {...attributes}>
    {children}
  </a>
);

interface ButtonLinkProps {
  /** A path on this site, or a `tel:`, `sms:` or `mailto:` link. */
  readonly to: string;
  readonly children: ReactNode;
  readonly variant?: Variant;
}

/** Renders a link styled as a button, followed by a space that separates adjacent links in text browsers. */
export const ButtonLink = ({ to, children, variant = "primary" }: ButtonLinkProps) => (
  <>
    <PageLink to={to} className={classOf(variant)}>
      {children}
    </PageLink>{" "}
  </>
);
