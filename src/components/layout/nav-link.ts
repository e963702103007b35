/** Entries of the menus, as src/content/placement.ts makes them, and how they tell where the visitor is. */
export interface NavLinkProps {
  readonly label: string;
  readonly to: string;
}

export interface NavGroupProps {
  readonly label: string;
  readonly links: readonly NavLinkProps[];
  readonly all: NavLinkProps;
}

interface LinkPlace {
  readonly isCurrent: boolean;
  readonly isPartiallyCurrent: boolean;
}

/** Marks a link whose pages lie below it, and one of them is this one: `true` is what ARIA calls it, `page` is the page itself. */
export const markSection = ({ isCurrent, isPartiallyCurrent }: LinkPlace): object =>
  isPartiallyCurrent && !isCurrent ? { "aria-current": "true" } : {};
