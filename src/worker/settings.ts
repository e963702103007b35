/** The Worker's settings, which are public. Secrets are set on the host. */
import type { Business } from "../content/schema/business";
import type { Content } from "../content/schema";
import type { Language } from "../content/shared/languages";
import type { Words } from "../content/schema/words";
import { telLink } from "../content/format/phone";

/** Strings of the form and of the Worker's responses. */
export type VisitorWords = Pick<Words, "form" | "received" | "server">;

const visitorWords = ({ form, received, server }: VisitorWords): VisitorWords => ({ form, received, server });

/** Returns the Worker's settings from the content, or undefined if neither quote requests nor sign-in is set up. */
export const siteSettings = (
  { name, phone, email, siteUrl, timeZone, secureSubdomains, delivery: { requests: requestStore }, signIn }: Business,
  words: VisitorWords,
  translated: readonly Pick<Content, "language" | "words" | "translated">[] = [],
) => {
  if (!requestStore && !signIn) return undefined;
  /** Strings in each language that has both a contact page and a thank-you page. */
  const translations: Readonly<Partial<Record<Language, VisitorWords>>> = Object.fromEntries(
    translated
      .filter((content) => content.translated.includes("contactPage") && content.translated.includes("thankYouPage"))
      .map((content) => [content.language, visitorWords(content.words)]),
  );
  const facts = { company: name, phone, phoneHref: telLink(phone), email, siteUrl, timeZone, secureSubdomains };
  return { ...facts, requestStore, signIn, words: visitorWords(words), translations };
};

export type SiteSettings = NonNullable<ReturnType<typeof siteSettings>>;
