/** Builds the email that notifies the company of a quote request, and sends it through the provider's API. */
import type { RequestStore } from "../content/schema/hosting";
import { sha256 } from "hono/utils/crypto";
import { answerText } from "../quote/form-fields";
import { answersTo, CONTACT, FACTS, TEXTS } from "./request-answers";
import { languageNameOf } from "./visitor-language";
import { SERVICE_TIMEOUT_MS } from "../quote/limits";
import { cleanLine } from "../content/format/clean-text";
import type { RequestRow } from "./database-rows";
import { requestAddress } from "./request-paths";
import { site } from "./site-settings";
import { REJECTED } from "./unsent";

type MailSettings = NonNullable<RequestStore["mail"]>;

/** An email. The second attempt has no reply-to address (`sendMail`). */
type Mail = Omit<ReturnType<typeof requestMail>, "replyTo"> & { readonly replyTo?: string | undefined };

type Call = Readonly<{ url: string; headers: Readonly<Record<string, string>>; body: object }>;

/** Returned when we cannot know whether the provider accepted an email. */
export class UnknownOutcome extends Error {}

/** Returned when the provider rejects the content of an email, for example an address that it does not accept. */
class Rejected extends Error {}

/** Builds the API request for each provider. */
const CALLS: Readonly<Record<MailSettings["provider"], (mail: Mail, from: string, to: string, key: string) => Call>> = {
  // https://resend.com/docs/api-reference/emails/send-email
  resend: ({ replyTo, subject, text }, from, to, key) => ({
    url: "https://api.resend.com/emails",
    headers: { Authorization: `Bearer ${key}` },
    body: { from, to: [to], reply_to: replyTo, subject, text },
  }),
  // https://postmarkapp.com/developer/api/email-api
  postmark: ({ id, replyTo, subject, text }, from, to, key) => ({
    url: "https://api.postmarkapp.com/email",
    headers: { "X-Postmark-Server-Token": key },
    body: { From: from, To: to, ReplyTo: replyTo, Subject: subject, TextBody: text, Metadata: { request: id } },
  }),
  // https://www.twilio.com/docs/sendgrid/api-reference/mail-send/mail-send
  sendgrid: ({ id, replyTo, subject, text }, from, to, key) => ({
    url: "https://api.sendgrid.com/v3/mail/send",
    headers: { Authorization: `Bearer ${key}` },
    body: {
      personalizations: [{ to: [{ email: to }], custom_args: { request: id } }],
      from: { email: from },
      reply_to: replyTo === undefined ? undefined : { email: replyTo },
      subject,
      content: [{ type: "text/plain", value: text }],
    },
  }),
};

const SUBJECT_LENGTH = 120;
/** Statuses with which providers reject the content of an email. */
const CONTENT_STATUSES: ReadonlySet<number> = new Set([400, 422]);
/** Statuses that may come from a gateway even though the provider behind it has accepted the email. */
const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 504]);

/** Checks whether the provider supports idempotency keys, which keep a retry from sending a second email. */
export const isIdempotent = ({ provider }: MailSettings): boolean => provider === "resend";

/** Builds the email for a quote request, with the form's labels. */
export const requestMail = (request: RequestRow, photos: number) => {
  const { id, name, email, service, page, origin } = request;
  const { form } = site.words;
  const language = languageNameOf(page);
  const address = requestAddress(origin, id);
  const facts = [
    ...answersTo([...CONTACT, ...FACTS], request).flatMap(({ label, text }) => (text ? [[label, text]] : [])),
    ...(language === undefined ? [] : [["Answer in", language]]),
    ...(page ? [["Page", `${origin}${page}`]] : []),
    ...(photos > 0 ? [[form.photos, `${photos}, at ${address}`]] : []),
  ].map((fact) => fact.join(": "));
  const texts = answersTo(TEXTS, request).flatMap(({ heading, text }) => ["", text || `(no ${heading.toLowerCase()})`]);
  return {
    id,
    replyTo: email,
    // By code point, because half of an emoji is not valid text.
    subject: Array.from(cleanLine(`Estimate request: ${name}, ${answerText("service", service, form)}`))
      .slice(0, SUBJECT_LENGTH)
      .join(""),
    text: [...facts, ...texts, "", `This request: ${address}`, ""].join("\n"),
  };
};

const errorOf = (status: number): Error => {
  if (CONTENT_STATUSES.has(status)) return new Rejected(`${REJECTED} (status ${status}).`);
  const text = `The mail provider answered ${status}.`;
  return GATEWAY_STATUSES.has(status) ? new UnknownOutcome(text) : new Error(text);
};

/** Sends an email once. */
const attempt = async (mail: Mail, { provider, from, to }: MailSettings, key: string, fake?: string): Promise<Error | undefined> => {
  const { url, headers, body } = CALLS[provider](mail, from, to, key);
  const text = JSON.stringify(body);
  // The key depends on the content: providers reject a second email with the same key and other content.
  const idempotencyKey = `${mail.id}-${String(await sha256(text)).slice(0, 16)}`;
  try {
    const response = await fetch(fake ? new URL(new URL(url).pathname, fake) : url, {
      method: "POST",
      headers: { ...headers, "Idempotency-Key": idempotencyKey, "Content-Type": "application/json", Accept: "application/json" },
      body: text,
      signal: AbortSignal.timeout(SERVICE_TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok ? undefined : errorOf(response.status);
  } catch {
    return new UnknownOutcome("The mail provider did not answer.");
  }
};

/**
 * Sends an email. Sends it again without the reply-to address if the provider rejects its content, because browsers accept addresses that
 * providers do not, such as `ana@gmail`. The text contains the customer's address too. Errors contain no personal data.
 *
 * @param fake URL of a fake provider, in tests
 * @returns undefined if the provider accepted the email, UnknownOutcome if the provider may have accepted it, otherwise another error
 */
export const sendMail = async (mail: Mail, settings: MailSettings, key: string, fake?: string): Promise<Error | undefined> => {
  const error = await attempt(mail, settings, key, fake);
  return error instanceof Rejected ? attempt({ ...mail, replyTo: undefined }, settings, key, fake) : error;
};
