import type { Examples } from "../examples/example";
import { PageLanguage } from "./page-language";
import { PageLink } from "./page-link";

const spanish = {
  language: "es",
  nearest: [],
  link: (path: string) => (path === "/contact" ? "/es/contact" : path),
  note: "(en inglés)",
} as const;

export const pageLinkExamples: Examples = {
  "On an English page": <PageLink to="/contact">Contact</PageLink>,
  "On a Spanish page: a translated page and an untranslated page": (
    <PageLanguage.Provider value={spanish}>
      <PageLink to="/contact">Contacto</PageLink> <PageLink to="/privacy">Privacidad</PageLink>
    </PageLanguage.Provider>
  ),
};
