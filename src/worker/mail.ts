/** Builds the email that notifies the company of a quote request, and sends it through the provider's API. */
import type { RequestStore } from "../content/schema/hosting";
import { answerText } from "../quote/form-fields";
import { answersTo, CONTACT, FACTS, TEXTS, languageNameOf } from "./answers";
import { SERVICE_TIMEOUT_MS } from "../quote/limits";
import { cleanLine } from "../content/format/clean-text";
import type { RequestRow } from "./rows";
import { requestAddress, site } from "./site-settings";

type MailSettings = NonNullable<RequestStore["mail"]>;

/** An email. The request's id is also the idempotency key, for providers that support such keys. */
type Mail = ReturnType<typeof requestMail>;

type Call = Readonly<{ url: string; headers: Readonly<Record<string, string>>; body: unknown }>;

/** Returned when we cannot know whether the provider accepted an email. */
export class NoAnswer extends Error {}

/** Builds the API request for each provider. */
const CALLS: Readonly<Record<MailSettings["provider"], (mail: Mail, from: string, to: string, key: string) => Call>> = {
  // https://resend.com/docs/api-reference/emails/send-email
  resend: ({ id, replyTo, subject, text }, from, to, key) => ({
    url: "https://api.resend.com/emails",
    headers: { Authorization: `Bearer ${key}`, "Idempotency-Key": id },
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
      reply_to: { email: replyTo },
      subject,
      content: [{ type: "text/plain", value: text }],
    },
  }),
};

const SUBJECT_LENGTH = 120;
/** Statuses that may come from a gateway even though the provider behind it has accepted the email. */
const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 504]);

/** Checks whether the provider supports idempotency keys, which keep a retry from sending a second email. */
export const isIdempotent = ({ provider }: MailSettings): boolean => provider === "resend";

/** Builds the email for a quote request, with the form's labels. */
export const requestMail = (request: RequestRow, photos: number) => {
  const { id, name, email, service, page } = request;
  const { form } = site.words;
  const language = languageNameOf(page);
  const address = requestAddress(id);
  const facts = [
    ...answersTo([...CONTACT, ...FACTS], request).flatMap(({ label, text }) => (text ? [[label, text]] : [])),
    ...(language === undefined ? [] : [["Answer in", language]]),
    ...(page ? [["Page", `${site.siteUrl}${page}`]] : []),
    ...(photos > 0 ? [[form.photos, `${photos}, at ${address}`]] : []),
  ].map((fact) => fact.join(": "));
  const texts = answersTo(TEXTS, request).flatMap(({ heading, text }) => ["", text || `(no ${heading.toLowerCase()})`]);
  return {
    id,
    replyTo: email,
    subject: cleanLine(`Estimate request: ${name}, ${answerText("service", service, form)}`).slice(0, SUBJECT_LENGTH),
    text: [...facts, ...texts, "", `This request: ${address}`, ""].join("\n"),
  };
};

/**
 * Sends an email. Errors contain no personal data.
 *
 * @returns undefined if the provider accepted the email, NoAnswer if the provider may have accepted it, otherwise another error
 */
export const sendMail = async (
  mail: Mail,
  { provider, from, to }: MailSettings,
  key: string,
  fake?: string,
): Promise<Error | undefined> => {
  const { url, headers, body } = CALLS[provider](mail, from, to, key);
  try {
    const response = await fetch(fake ? new URL(new URL(url).pathname, fake) : url, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(SERVICE_TIMEOUT_MS),
    });
    await response.body?.cancel();
    const { ok, status } = response;
    return ok ? undefined : new (GATEWAY_STATUSES.has(status) ? NoAnswer : Error)(`The mail provider answered ${status}.`);
  } catch {
    return new NoAnswer("The mail provider did not answer.");
  }
};
