import type { ButtonHTMLAttributes, ReactNode } from "react";
import { PageLink } from "./page-link";
import * as styles from "./button.module.css";

/** Use one primary button per screen; the others are outlined. */
type Variant = "primary" | "outline";

const classOf = (variant: Variant): string => `${styles.button} ${styles[variant]}`;

/** Renders a form's submit button. */
export const SubmitButton = ({ className = "", ...attributes }: Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type">) => (
  <button type="submit" className={`${classOf("primary")} ${className}`.trimEnd()} {...attributes} />
);

/** Renders a button that acts on the page. */
export const Button = (
  attributes: Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type" | "className"> & { readonly "data-screen-only"?: "" },
) => <button type="button" className={classOf("primary")} {...attributes} />;

interface ButtonLinkProps {
  /** A path of this site, or a `tel:` or `mailto:` link. */
  readonly to: string;
  readonly children: ReactNode;
  readonly variant?: Variant;
}

/** Renders a link as a button, and a space after it, which separates neighbors in text browsers. */
export const ButtonLink = ({ to, children, variant = "primary" }: ButtonLinkProps) => (
  <>
    <PageLink to={to} className={classOf(variant)}>
      {children}
    </PageLink>{" "}
  </>
);
