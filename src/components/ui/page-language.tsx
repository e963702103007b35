/** The language of the page around, and the ways to the same page in others. */
import { createContext, useContext, type ReactNode } from "react";
import { inLanguage, LANGUAGES, type Language } from "../../content/shared/languages";

export interface PageLanguageValue {
  /** Address of the page. */
  readonly path: string;
  readonly language: Language;
  /** The languages that the page is in, English first. */
  readonly languages: readonly Language[];
  /** Gives the address of a page in the language of this one, where there is such a page. */
  readonly link: (path: string) => string;
}

/** Tells what is drawn inside in which language that is; without it, in English. */
export const PageLanguage = createContext<PageLanguageValue>({ path: "", language: "en", languages: [], link: (path) => path });

/** Draws in a language what an island holds, which no page is around. */
export const InLanguage = ({ language, children }: { readonly language: Language; readonly children: ReactNode }) => (
  <PageLanguage.Provider value={{ path: "", language, languages: [], link: (path) => inLanguage(path, language) }}>
    {children}
  </PageLanguage.Provider>
);

/** Draws a link to this page in each other language, in that language's own name; nothing where there is none. The script of all pages adds the anchor. */
export const LanguageLinks = ({ className }: { readonly className?: string }) => {
  const { path, language: own, languages } = useContext(PageLanguage);
  return languages
    .filter((language) => language !== own)
    .map((language) => (
      <a
        key={language}
        href={inLanguage(path, language)}
        hrefLang={language}
        lang={language}
        className={className}
        data-language=""
        data-screen-only=""
      >
        {LANGUAGES[language].name}
      </a>
    ));
};
