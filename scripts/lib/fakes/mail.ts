/** Fakes the email APIs of Resend, Postmark and SendGrid. */
import { listen, bodyText } from "./listen";

/** An email that the fake received. */
interface SentMail {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Success status of each API, by path. */
const STATUS: Readonly<Record<string, number>> = { "/emails": 200, "/email": 200, "/v3/mail/send": 202 };

/**
 * Starts the fake. Set `state.answer` to an error status, to a function that returns the status for an email, or to "no answer" to accept
 * emails and close the connection without a response.
 */
export const startMail = async (onMail: (mail: SentMail) => void = () => undefined) => {
  const sent: SentMail[] = [];
  /** All emails, including those that the fake did not accept. */
  const tried: SentMail[] = [];
  const state: { answer: number | "no answer" | ((body: SentMail["body"]) => number | undefined) | undefined } = { answer: undefined };
  const { url, close } = await listen(async (request, response) => {
    const text = await bodyText(request);
    const mail = { path: request.url ?? "", headers: request.headers, body: JSON.parse(text) as SentMail["body"] };
    tried.push(mail);
    const wanted = typeof state.answer === "function" ? state.answer(mail.body) : state.answer === "no answer" ? undefined : state.answer;
    const status = wanted ?? STATUS[request.url ?? ""] ?? 404;
    if (status < 300) {
      sent.push(mail);
      onMail(mail);
    }
    if (state.answer === "no answer") response.destroy();
    else response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ id: `mail-${sent.length}` }));
  });
  return { url, close, sent, tried, state };
};

export type FakeMail = Awaited<ReturnType<typeof startMail>>;
