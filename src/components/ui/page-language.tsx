/** The language of the page around, and the ways to the nearest pages in others. */
import { createContext, useContext, type ReactNode } from "react";
import { inLanguage, LANGUAGES, type Language } from "../../content/shared/languages";
import type { NearestPage } from "../../content/shared/nearest-page";

export interface PageLanguageValue {
  readonly language: Language;
  /** The nearest page in each language, this page among them. */
  readonly nearest: readonly NearestPage[];
  /** Returns the address of a page in the language of this one, where there is such a page. */
  readonly link: (path: string) => string;
  /** What is said behind a link to a page that is there in English alone. */
  readonly note: string;
}

/** Tells what is drawn inside in which language that is; without it, in English. */
export const PageLanguage = createContext<PageLanguageValue>({ language: "en", nearest: [], link: (path) => path, note: "" });

/** Draws in a language what an island holds, which no page is around. */
export const InLanguage = ({ language, children }: { readonly language: Language; readonly children: ReactNode }) => (
  <PageLanguage.Provider value={{ language, nearest: [], link: (path) => inLanguage(path, language), note: "" }}>
    {children}
  </PageLanguage.Provider>
);

/**
 * Renders a link to the nearest page in each other language, in that language's own name; nothing where there is none. The client script
 * adds the anchor to links that lead to this page itself.
 */
export const LanguageLinks = ({ className }: { readonly className?: string }) => {
  const { language: own, nearest } = useContext(PageLanguage);
  return nearest
    .filter(({ language }) => language !== own)
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
