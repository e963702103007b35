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
 * Starts the fake. Set `state.answer` to an error status, or to "late" to accept emails and close the connection without a response.
 */
export const startMail = async (onMail: (mail: SentMail) => void = () => undefined) => {
  const sent: SentMail[] = [];
  const state: { answer: number | "late" | undefined } = { answer: undefined };
  const { url, close } = await listen(async (request, response) => {
    const text = await bodyText(request);
    const status = (state.answer === "late" ? undefined : state.answer) ?? STATUS[request.url ?? ""] ?? 404;
    if (status < 300) {
      const mail = { path: request.url ?? "", headers: request.headers, body: JSON.parse(text) as SentMail["body"] };
      sent.push(mail);
      onMail(mail);
    }
    if (state.answer === "late") response.destroy();
    else response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ id: `mail-${sent.length}` }));
  });
  return { url, close, sent, state };
};

export type FakeMail = Awaited<ReturnType<typeof startMail>>;
