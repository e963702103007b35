/** What the Worker knows of the site. Secrets are the host's alone. */
import type { Business } from "../content/schema/business";
import type { RequestDesk, SignIn } from "../content/schema/delivery";
import type { Words } from "../content/schema/words";
import { telLink } from "../content/format/phone";

/** The settings of the Worker. */
export interface SiteSettings extends Pick<Business, "phone" | "siteUrl" | "timeZone"> {
  readonly company: string;
  /** The number as a `tel:` link. */
  readonly phoneHref: string;
  /** Where the company is notified of requests. */
  readonly email: string;
  readonly desk?: RequestDesk | undefined;
  readonly signIn?: SignIn | undefined;
  /** What visitors are told, and what the form has called its fields. */
  readonly words: Pick<Words, "form" | "received" | "server">;
}

/** Takes from the company's facts what the Worker needs; nothing when neither requests nor the sign-in is set up. */
export const siteSettings = (
  { name, phone, email, siteUrl, timeZone, delivery: { requests: desk }, signIn }: Business,
  { form, received, server }: SiteSettings["words"],
): SiteSettings | undefined =>
  desk || signIn
    ? { company: name, phone, phoneHref: telLink(phone), email, siteUrl, timeZone, desk, signIn, words: { form, received, server } }
    : undefined;
