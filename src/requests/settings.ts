/** What the functions know of the site. The build writes it into the Worker; secrets are the host's alone. */
import type { Business } from "../content/schema/business";
import type { SignIn } from "../content/schema/delivery";
import type { Words } from "../content/schema/words";
import { telLink } from "../format/phone";

/** The mail provider and the address it sends from. */
export interface MailSettings {
  readonly provider: "resend" | "postmark" | "sendgrid";
  readonly from: string;
}

/** The settings of the site's own endpoint. */
export interface DeskSettings {
  readonly hasPhotos: boolean;
  readonly keepDays: number;
  readonly mail?: MailSettings | undefined;
  readonly hasTurnstile: boolean;
}

/** What visitors are told, and what the form has called its fields. */
export type AnswerWords = Pick<Words, "form" | "received" | "server">;

/** The settings of the Worker. */
export interface SiteSettings {
  readonly company: string;
  readonly phone: string;
  /** The number as a `tel:` link. */
  readonly phoneHref: string;
  /** Where the company is told of requests. */
  readonly email: string;
  readonly responseHours: number;
  readonly desk?: DeskSettings | undefined;
  readonly signIn?: SignIn | undefined;
  readonly words: AnswerWords;
}

/** Takes from the company's facts what the functions need; nothing when neither the endpoint nor the sign-in is set up. */
export const siteSettings = (
  { name, phone, email, responseHours, delivery, signIn }: Business,
  { form, received, server }: AnswerWords,
): SiteSettings | undefined => {
  const { requests } = delivery;
  if (!requests && !signIn) return undefined;
  const desk = requests && {
    hasPhotos: requests.bucket !== undefined,
    keepDays: requests.keepDays,
    mail: requests.mail,
    hasTurnstile: requests.turnstileSiteKey !== undefined,
  };
  return { company: name, phone, phoneHref: telLink(phone), email, responseHours, desk, signIn, words: { form, received, server } };
};
