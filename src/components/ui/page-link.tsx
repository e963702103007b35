import { useContext, type AnchorHTMLAttributes } from "react";
import { linkIn } from "../../content/shared/languages";
import { PageLanguage } from "./page-language";

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "hrefLang"> {
  /** English path of a page on this site, or any other URL. */
  readonly to: string;
}

/** Renders a link to a page in the current language. A link to an untranslated page goes to the English page and ends with a note. */
export const PageLink = ({ to, children, ...attributes }: PageLinkProps) => {
  const { language, link, note } = useContext(PageLanguage);
  const { hrefLang } = linkIn(language, () => false, link(to));
  return (
    <a href={link(to)} hrefLang={hrefLang} {...attributes}>
      {children}
      {hrefLang && ` ${note}`}
    </a>
  );
};
