import { ButtonLink } from "./button";

interface ButtonLinksProps {
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** Renders links as buttons: the first primary, the others outlined. */
export const ButtonLinks = ({ links }: ButtonLinksProps) =>
  links.map(({ label, to }, index) => (
    <ButtonLink key={to} to={to} variant={index === 0 ? "primary" : "outline"}>
      {label}
    </ButtonLink>
  ));
