import type { Example } from "../examples/example";
import { PageLanguage } from "./page-language";
import { PageLink } from "./page-link";

const spanish = {
  language: "es",
  nearest: [],
  link: (path: string) => (path === "/contact" ? "/es/contact" : path),
  note: "(en inglés)",
} as const;

export const pageLinkExamples: readonly Example[] = [
  { name: "On an English page", element: <PageLink to="/contact">Contact</PageLink> },
  {
    name: "On a Spanish page, to a page in Spanish and to one only in English",
    element: (
      <PageLanguage.Provider value={spanish}>
        <PageLink to="/contact">Contacto</PageLink> <PageLink to="/privacy">Privacidad</PageLink>
      </PageLanguage.Provider>
    ),
  },
];
