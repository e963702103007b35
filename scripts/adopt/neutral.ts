/** Neutral versions of page texts that name the sample's places or call its projects samples. */
import type { Data } from "../../src/cms/same";
import type { FileName } from "../../src/content/schema";
import type { Language } from "../../src/content/shared/languages";

/** Fields by file and group. Other fields of a group are unchanged; undefined removes a field. */
export const NEUTRAL: Readonly<Record<Language, Readonly<Partial<Record<FileName, Readonly<Record<string, Data | undefined>>>>>>> = {
  en: {
    homePage: {
      hero: { heading: "Sealcoating, crack repair and striping in {{area}}" },
      areas: { heading: "Where we work" },
      testimonials: { heading: "What customers say", text: undefined },
    },
    aboutPage: {
      hero: {
        heading: "Asphalt is what we do",
        text: "{{company-short}} seals, repairs and stripes asphalt for homeowners, HOAs, property managers and businesses in {{area}}. We come to you.",
      },
    },
    contactPage: { map: { text: "We don't have a storefront; we come to you, anywhere in {{area}}." } },
    locationsPage: {
      seo: { title: "Asphalt Service Areas, {{town}}", description: undefined },
      hero: { heading: "Where we work in {{area}}", text: "Pick your place to see the work we do there." },
      map: { heading: "Find your place", text: undefined },
    },
    projectsPage: {
      seo: { title: "Asphalt Projects in {{town}}", description: undefined },
      hero: { heading: "Our projects", text: "Jobs we did, with what each of them took." },
      note: undefined,
    },
    blogPage: { seo: { description: undefined }, hero: { heading: "Asphalt advice" } },
  },
  es: {
    homePage: {
      hero: { heading: "Sellado de asfalto, grietas y líneas en {{area}}" },
      areas: { heading: "Dónde trabajamos" },
      testimonials: { heading: "Lo que dicen los clientes", text: undefined },
    },
    aboutPage: {
      hero: {
        heading: "El asfalto es lo nuestro",
        text: "{{company-short}} sella, repara y pinta líneas para casas, HOA, administradores y negocios en {{area}}. Vamos a donde está usted.",
      },
    },
    contactPage: { map: { text: "No tenemos local; vamos a donde está usted, en {{area}}." } },
    locationsPage: {
      seo: { title: "Zonas de servicio de asfalto, {{town}}", description: undefined },
      hero: { heading: "Dónde trabajamos en {{area}}", text: "Escoja su lugar para ver lo que hacemos ahí." },
      map: { heading: "Encuentre su lugar", text: undefined },
    },
    projectsPage: {
      seo: { title: "Proyectos de asfalto en {{town}}", description: undefined },
      hero: { heading: "Nuestros proyectos", text: "Trabajos que hicimos y lo que llevó cada uno." },
      note: undefined,
    },
    blogPage: { seo: { description: undefined }, hero: { heading: "Consejos de asfalto" } },
  },
};
