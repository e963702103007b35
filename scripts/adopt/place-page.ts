/** Generates the first page of a place: the owner's text, and links to services. */
import type { Language } from "../../src/content/shared/languages";

const WORDS = {
  en: {
    heading: (place: string) => `Asphalt work in ${place}`,
    services: (place: string) => `What we do in ${place}`,
    questions: "Before you ask",
    question: (place: string) => `Do you come to ${place}?`,
    answer: "Yes. Tell us the nearest cross streets and the rough size, and you hear from us within {{answer-hours}} hours.",
    call: (place: string) => `Have your pavement in ${place} looked at`,
    send: "Tell us the size, the age and what you see. You get a price in writing.",
  },
  es: {
    heading: (place: string) => `Trabajo de asfalto en ${place}`,
    services: (place: string) => `Lo que hacemos en ${place}`,
    questions: "Antes de preguntar",
    question: (place: string) => `¿Van a ${place}?`,
    answer: "Sí. Díganos las calles más cercanas y el tamaño aproximado, y le contestamos en {{answer-hours}} horas.",
    call: (place: string) => `Pida que veamos su pavimento en ${place}`,
    send: "Díganos el tamaño, la edad y lo que ve. Recibe un precio por escrito.",
  },
} as const satisfies Readonly<Record<Language, unknown>>;

interface Place {
  readonly name: string;
  readonly text: string;
  /** Sort position among the service areas, from 1. */
  readonly position: number;
}

interface LinkedService {
  readonly slug: string;
  readonly summary: string;
}

/** Returns the fields of a place's page. */
export const placePage = (language: Language, { name, text, position }: Place, services: readonly LinkedService[]) => {
  const words = WORDS[language];
  const [sentence] = new Intl.Segmenter(language, { granularity: "sentence" }).segment(text);
  return {
    ...(language !== "en" && { reviewed: false }),
    title: name,
    summary: (sentence?.segment ?? text).trim().slice(0, 200),
    hero: { heading: words.heading(name), text },
    services: { heading: words.services(name), items: services.map(({ slug, summary }) => ({ service: slug, description: summary })) },
    faqs: { heading: words.questions, items: [{ question: words.question(name), answer: words.answer }] },
    callToAction: { heading: words.call(name), text: words.send },
    menu: { order: position },
    served: position,
  };
};
