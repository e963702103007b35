import { useContext, type AnchorHTMLAttributes } from "react";
import { leadsToEnglishPage } from "../../content/shared/languages";
import { PageLanguage } from "./page-language";

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "hrefLang"> {
  /** English path of a page on this site, or any other URL. */
  readonly to: string;
  /** Whether the link's text comes from the linked page, such as its title, and so is in that page's language. */
  readonly isTargetText?: boolean | undefined;
}

/** Renders a link to a page in the current language. A link to an untranslated page goes to the English page and ends with a note. */
export const PageLink = ({ to, isTargetText, children, ...attributes }: PageLinkProps) => {
  const { language, link, note } = useContext(PageLanguage);
  const href = link(to);
  // `link` returns an English page's path only if the page has no translation.
  const hrefLang = leadsToEnglishPage(language, href) ? "en" : undefined;
  return (
    <a href={href} hrefLang={hrefLang} {...attributes}>
      {isTargetText && hrefLang ? <span lang={hrefLang}>{children}</span> : children}
      {hrefLang && ` ${note}`}
    </a>
  );
};
