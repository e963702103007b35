import { useContext, type AnchorHTMLAttributes } from "react";
import { linkIn } from "../../content/shared/languages";
import { PageLanguage } from "./page-language";

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "hrefLang"> {
  /** English path of a page on this site, or any other URL. */
  readonly to: string;
  /** Whether the link's text is the linked page's title, or other text of that page, which is in the linked page's language. */
  readonly isTitle?: boolean | undefined;
}

const isTranslated = (): boolean => false;

/** Renders a link to a page in the current language. A link to an untranslated page goes to the English page and ends with a note. */
export const PageLink = ({ to, isTitle, children, ...attributes }: PageLinkProps) => {
  const { language, link, note } = useContext(PageLanguage);
  const href = link(to);
  // `link` keeps an English path only if the page has no translation. Told that no page has one, `linkIn` sets `hrefLang` on such a path.
  const { hrefLang } = linkIn(language, isTranslated, href);
  return (
    <a href={href} hrefLang={hrefLang} {...attributes}>
      {isTitle && hrefLang ? <span lang={hrefLang}>{children}</span> : children}
      {hrefLang && ` ${note}`}
    </a>
  );
};
