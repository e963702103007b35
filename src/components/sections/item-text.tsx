import { nowrap } from "../../content/format/nowrap";
import { PageLink } from "../ui/page-link";
import type { SectionStart } from "../ui/section";

export interface ItemProps {
  readonly title: string;
  readonly description: string;
  readonly link?: string | null;
}

export interface ItemListProps extends SectionStart {
  readonly items: readonly ItemProps[];
}

/** Renders an item's title and description. The title links to the item's page, if there is one. */
export const ItemText = ({ title, description, link, linkClass }: ItemProps & { readonly linkClass?: string }) => (
  <>
    <h3>
      {link ? (
        <PageLink to={link} className={linkClass}>
          {nowrap(title)}
        </PageLink>
      ) : (
        nowrap(title)
      )}
    </h3>
    <p>{nowrap(description)}</p>
  </>
);
