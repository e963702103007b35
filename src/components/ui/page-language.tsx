/** The page's language, and links to the page's versions in other languages. */
import { createContext, useContext, type ReactNode } from "react";
import { inLanguage, LANGUAGES, type Language } from "../../content/shared/languages";
import type { NearestPage } from "../../content/shared/nearest-page";

export interface PageLanguageValue {
  readonly language: Language;
  /** For each language, this page's version or, if there is none, the nearest parent page that has one. Includes this page. */
  readonly nearest: readonly NearestPage[];
  /** Returns a page's path in this page's language, or the English path if the page is not translated. */
  readonly link: (path: string) => string;
  /** Note shown after a link to a page that exists only in English. */
  readonly note: string;
}

/** Provides the page's language to its children. The default is English. */
export const PageLanguage = createContext<PageLanguageValue>({ language: "en", nearest: [], link: (path) => path, note: "" });

interface InLanguageProps {
  readonly language: Language;
  /** English paths of the pages that the island links to and that have no translation. */
  readonly untranslated?: readonly string[] | undefined;
  /** Note after links to those pages. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** Provides a language to an island, which renders outside the page's providers. */
export const InLanguage = ({ language, untranslated = [], note = "", children }: InLanguageProps) => {
  const link = (path: string): string => (untranslated.includes(path) ? path : inLanguage(path, language));
  return <PageLanguage.Provider value={{ language, nearest: [], link, note }}>{children}</PageLanguage.Provider>;
};

/**
 * Renders a link to the `nearest` page in each other language, labeled in that language. If that page is a translation of this page,
 * the client script adds the current hash to the link.
 */
export const LanguageLinks = ({ className }: { readonly className?: string }) => {
  const { language: pageLanguage, nearest } = useContext(PageLanguage);
  return nearest
    .filter(({ language }) => language !== pageLanguage)
    .map(({ language, path, isSame }) => (
      <a
        key={language}
        href={path}
        hrefLang={language}
        lang={language}
        className={className}
        data-language={isSame ? "" : undefined}
        data-screen-only=""
      >
        {LANGUAGES[language].name}
      </a>
    ));
};
