import { useContext, type AnchorHTMLAttributes } from "react";
import { leadsToEnglishPage } from "../../content/shared/languages";
import { PageLanguage } from "./page-language";

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "hrefLang"> {
  /** English path of a page on this site, or any other URL. */
  readonly to: string;
  /** Whether the link's text is in the linked page's language, because it comes from there, such as the page's title. */
  readonly isInTargetLanguage?: boolean | undefined;
}

/** Renders a link to a page in the current language. A link to an untranslated page goes to the English page and ends with a note. */
export const PageLink = ({ to, isInTargetLanguage, children, ...attributes }: PageLinkProps) => {
  const { language, link, note } = useContext(PageLanguage);
  const href = link(to);
  // `link` returns an English page's path only if the page has no translation.
  const hrefLang = leadsToEnglishPage(language, href) ? "en" : undefined;
  return (
    <a href={href} hrefLang={hrefLang} {...attributes}>
      {isInTargetLanguage && hrefLang ? <span lang={hrefLang}>{children}</span> : children}
      {hrefLang && ` ${note}`}
    </a>
  );
};
