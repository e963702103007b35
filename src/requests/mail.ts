/** Writes the mail that tells the company of a request, and the call by which a provider sends it. */
import { SERVICE_TIMEOUT_MS } from "./limits";
import { serviceLabel } from "../quote/service-label";
import type { ServiceLabels } from "../quote/services";
import { oneLine } from "./quote";
import type { RequestRow } from "./rows";
import type { MailSettings } from "./settings";

interface Mail {
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
}

interface Call {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** How each provider's mail API is called. `id` is the request's, so that a provider that knows it sends no mail twice. */
const CALLS: Readonly<Record<MailSettings["provider"], (mail: Mail, key: string, id: string) => Call>> = {
  // https://resend.com/docs/api-reference/emails/send-email
  resend: ({ from, to, replyTo, subject, text }, key, id) => ({
    url: "https://api.resend.com/emails",
    headers: { Authorization: `Bearer ${key}`, "Idempotency-Key": id },
    body: { from, to: [to], reply_to: replyTo, subject, text },
  }),
  // https://postmarkapp.com/developer/api/email-api
  postmark: ({ from, to, replyTo, subject, text }, key, id) => ({
    url: "https://api.postmarkapp.com/email",
    headers: { "X-Postmark-Server-Token": key },
    body: { From: from, To: to, ReplyTo: replyTo, Subject: subject, TextBody: text, Metadata: { request: id } },
  }),
  // https://www.twilio.com/docs/sendgrid/api-reference/mail-send/mail-send
  sendgrid: ({ from, to, replyTo, subject, text }, key, id) => ({
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

/** Makes the words of the mail. A visitor's text stands in the body alone, but for one line of the subject. */
export const requestMail = (request: RequestRow, photos: number, page: string, services: ServiceLabels): Pick<Mail, "subject" | "text"> => {
  const { name, email, phone, service, message } = request;
  const subject = oneLine(`Estimate request: ${name}, ${serviceLabel(service, services)}`).slice(0, SUBJECT_LENGTH);
  const count = photos === 0 ? [] : [`Photos: ${photos}`];
  const facts = [`Name: ${name}`, `Phone: ${phone}`, `Email: ${email}`, `Service: ${serviceLabel(service, services)}`, ...count];
  return { subject, text: [...facts, "", message || "(no project details)", "", `All requests: ${page}`, ""].join("\n") };
};

/** Sends a mail. It throws with words that hold no personal data when the provider does not take it. */
export const sendMail = async (mail: Mail, { provider }: MailSettings, key: string, id: string, standIn?: string): Promise<void> => {
  const { url, headers, body } = CALLS[provider](mail, key, id);
  let status: number;
  try {
    const answer = await fetch(standIn ? new URL(new URL(url).pathname, standIn) : url, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(SERVICE_TIMEOUT_MS),
    });
    ({ status } = answer);
    await answer.body?.cancel();
  } catch {
    throw new Error("The mail provider did not answer.");
  }
  if (status < 200 || status > 299) throw new Error(`The mail provider answered ${status}.`);
};
