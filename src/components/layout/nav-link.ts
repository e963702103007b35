/** Shapes of menu entries, as `content/settings/navigation.yml` has them. */
export interface NavLinkProps {
  readonly label: string;
  readonly to: string;
}

export interface NavGroupProps {
  readonly label: string;
  readonly links: readonly NavLinkProps[];
  readonly all: NavLinkProps;
}
