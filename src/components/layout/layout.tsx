import { PAGE_PARTS } from "../../content/shared/constants";
import type { ReactNode } from "react";
import { PageLanguage } from "../ui/page-language";
import { WordsProvider } from "../ui/words";
import { useSite } from "./use-site";
import { CallBar } from "./call-bar";
import { Footer } from "./footer";
import { Header } from "./header";
import * as styles from "./layout.module.css";

/** Renders the frame of every page: skip link, header, main content, footer and call bar. */
export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const { business, navigation, words, ...language } = useSite();
  return (
    <WordsProvider words={words}>
      <PageLanguage.Provider value={language}>
        <a href="#main" className={styles.skip}>
          {words.header.skip}
        </a>
        <Header navigation={navigation.header} name={business.shortName} phone={business.phone} />
        <main id={PAGE_PARTS.main} tabIndex={-1}>
          {children}
        </main>
        <Footer business={business} navigation={navigation.footer} />
        <CallBar phone={business.phone} />
      </PageLanguage.Provider>
    </WordsProvider>
  );
};
