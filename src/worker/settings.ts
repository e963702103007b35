/** The Worker's settings, which are public. Secrets are set on the host. */
import type { Business } from "../content/schema/business";
import type { Hosting } from "../content/schema/hosting";
import type { Content } from "../content/schema";
import type { Language } from "../content/shared/languages";
import { shownWords, type ShownWords } from "../content/entries/form-services";
import { telLink } from "../content/format/phone";

/** Strings of the form and of the Worker's responses. */
export type VisitorWords = Pick<ShownWords, "form" | "received" | "server">;

/** Content that the Worker's settings come from. */
type SettingsContent = Pick<Content, "language" | "words" | "ownFiles" | "services" | "untranslated">;

const visitorWords = (content: SettingsContent): VisitorWords => {
  const { form, received, server } = shownWords(content);
  return { form, received, server };
};

/** Returns the Worker's settings from the content, or undefined if neither quote requests nor sign-in is set up. */
export const siteSettings = (
  { name, phone, email, timeZone }: Business,
  { delivery: { requests: requestStore }, signIn, secureSubdomains }: Hosting,
  english: SettingsContent,
  translated: readonly SettingsContent[] = [],
) => {
  if (!requestStore && !signIn) return undefined;
  /** Strings in each language that has both a contact page and a thank-you page. */
  const translations: Readonly<Partial<Record<Language, VisitorWords>>> = Object.fromEntries(
    translated
      .filter((content) => content.ownFiles.includes("contactPage") && content.ownFiles.includes("thankYouPage"))
      .map((content) => [content.language, visitorWords(content)]),
  );
  const facts = { company: name, phone, phoneHref: telLink(phone), email, timeZone, secureSubdomains };
  return { ...facts, requestStore, signIn, words: visitorWords(english), translations };
};

export type SiteSettings = NonNullable<ReturnType<typeof siteSettings>>;
