import type { Examples } from "../examples/example";
import { nearestPages } from "../../content/shared/nearest-page";
import { LanguageLinks, PageLanguage } from "./page-language";

export const pageLanguageExamples: Examples = {
  "An English page with a Spanish translation": (
    <PageLanguage.Provider value={{ language: "en", nearest: nearestPages("/contact", () => true), link: (path) => path, note: "" }}>
      <LanguageLinks />
    </PageLanguage.Provider>
  ),
};
