import type { Crumb } from "../../content/shared/crumbs";
import { useWords } from "./words";
import { PageLink } from "./page-link";
import { nowrap } from "../../content/format/nowrap";
import * as styles from "./breadcrumbs.module.css";

/** Renders the breadcrumbs. The last crumb is the current page, so it is not a link. */
export const Breadcrumbs = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => {
  const words = useWords("crumbs");
  return (
    <nav aria-label={words.label} className={styles.breadcrumbs}>
      <ol>
        {crumbs.map(({ title, path }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{nowrap(title)}</span>
            ) : (
              <PageLink to={path}>{nowrap(title)}</PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
