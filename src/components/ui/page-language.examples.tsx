import type { Example } from "../examples/example";
import { nearestPages } from "../../content/shared/nearest-page";
import { LanguageLinks, PageLanguage } from "./page-language";

export const pageLanguageExamples: readonly Example[] = [
  {
    name: "An English page that is in Spanish too",
    element: (
      <PageLanguage.Provider value={{ language: "en", nearest: nearestPages("/contact", () => true), link: (path) => path, note: "" }}>
        <LanguageLinks />
      </PageLanguage.Provider>
    ),
  },
];
