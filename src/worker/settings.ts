/** What the Worker knows of the site. Secrets are the host's alone. */
import type { Business } from "../content/schema/business";
import type { RequestDesk, SignIn } from "../content/schema/delivery";
import type { Content } from "../content/schema";
import type { Language } from "../content/shared/languages";
import type { Words } from "../content/schema/words";
import { telLink } from "../content/format/phone";

/** What visitors are told, and what the form calls its fields. */
export type VisitorWords = Pick<Words, "form" | "received" | "server">;

/** The settings of the Worker. */
export interface SiteSettings extends Pick<Business, "phone" | "siteUrl" | "timeZone" | "secureSubdomains"> {
  readonly company: string;
  /** The number as a `tel:` link. */
  readonly phoneHref: string;
  /** Where the company is notified of requests. */
  readonly email: string;
  readonly desk?: RequestDesk | undefined;
  readonly signIn?: SignIn | undefined;
  readonly words: VisitorWords;
  /** The same in the other languages that the form is in. */
  readonly translations?: Readonly<Partial<Record<Language, VisitorWords>>>;
}

const visitorWords = ({ form, received, server }: VisitorWords): VisitorWords => ({ form, received, server });

/** Takes from the company's facts what the Worker needs; nothing when neither requests nor the sign-in is set up. */
export const siteSettings = (
  { name, phone, email, siteUrl, timeZone, secureSubdomains, delivery: { requests: desk }, signIn }: Business,
  words: VisitorWords,
  translated: readonly Pick<Content, "language" | "words" | "translated">[] = [],
): SiteSettings | undefined => {
  if (!desk && !signIn) return undefined;
  const translations = Object.fromEntries(
    translated
      .filter((content) => content.translated.includes("contactPage") && content.translated.includes("thankYouPage"))
      .map((content) => [content.language, visitorWords(content.words)]),
  );
  const facts = { company: name, phone, phoneHref: telLink(phone), email, siteUrl, timeZone, secureSubdomains };
  return { ...facts, desk, signIn, words: visitorWords(words), ...(translated.length > 0 && { translations }) };
};
