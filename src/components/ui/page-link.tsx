import { useContext, type AnchorHTMLAttributes } from "react";
import { linkIn } from "../../content/shared/languages";
import { PageLanguage } from "./page-language";

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "hrefLang"> {
  /** The English address of a page of this site, or any other address. */
  readonly to: string;
}

/** Renders a link to the page in the language of this one. Where there is none, it leads to the English page and says so. */
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
