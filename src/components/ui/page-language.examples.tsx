import type { Example } from "../examples/example";
import { LanguageLinks, PageLanguage } from "./page-language";

export const pageLanguageExamples: readonly Example[] = [
  {
    name: "An English page that is in Spanish too",
    element: (
      <PageLanguage.Provider value={{ path: "/contact", language: "en", languages: ["en", "es"], link: (path) => path }}>
        <LanguageLinks />
      </PageLanguage.Provider>
    ),
  },
];
