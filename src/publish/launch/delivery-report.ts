/** Reports where quote requests go, the delivery settings, and the secrets that the host needs. */
import type { Hosting } from "../../content/schema/hosting";
import { QUOTE_API } from "../../content/shared/routes";

/** Returns the names of the secrets that the host must have. */
const secretsOf = ({ delivery: { requests }, signIn }: Hosting): readonly string[] => [
  ...((requests ?? signIn) ? ["SECRET"] : []),
  ...(requests?.mail ? ["MAIL_KEY"] : []),
  ...(requests?.turnstileSiteKey ? ["TURNSTILE_SECRET"] : []),
  ...(signIn ? ["GITHUB_CLIENT_SECRET"] : []),
];

/** Returns lines that say where the quote form sends requests. */
const deliveryLines = ({ endpoint, netlify, netlifyPhotos, requests }: Hosting["delivery"]): string => {
  if (requests) {
    const { access, bucket, keepDays, mail, turnstileSiteKey } = requests;
    return [
      `The form posts to the site's own endpoint, ${QUOTE_API}.`,
      `  kept for: ${keepDays} days`,
      `  photos:   ${bucket ? `in the bucket ${bucket}` : "none (delivery.requests.bucket is not set)"}`,
      `  read by:  ${access ? `people whom Cloudflare Access admits (${access.team}.cloudflareaccess.com)` : "no one (delivery.requests.access is not set)"}`,
      `  mail:     ${mail ? `sent by ${mail.provider} from ${mail.from} to ${mail.to}` : "none (delivery.requests.mail is not set)"}`,
      `  bot check: ${turnstileSiteKey ? "Turnstile" : "only the form's honeypot"}`,
    ].join("\n");
  }
  if (netlify) return `The form posts to Netlify${netlifyPhotos ? ", with photos" : ""}.`;
  return endpoint
    ? `The form posts to ${endpoint}.`
    : "The form sends nothing, because no provider is set. docs/requests.md lists the providers.";
};

/** Formats the delivery settings and the secrets they need as a report. */
export const deliveryReport = (hosting: Hosting): string => {
  const { signIn } = hosting;
  const people = signIn && (signIn.people.length > 0 ? signIn.people.join(", ") : `everyone who can write to ${signIn.repository}`);
  const secrets = secretsOf(hosting);
  const neededByEndpoint = secrets.filter((name) => name === "SECRET" || name === "TURNSTILE_SECRET");
  return [
    deliveryLines(hosting.delivery),
    ...(signIn ? [`Sign-in with GitHub: ${people}.`] : []),
    ...(secrets.length > 0 ? [`The host must have these secrets: ${secrets.join(", ")}.`] : []),
    ...(hosting.delivery.requests ? [`If ${neededByEndpoint.join(" or ")} is missing, the endpoint responds 503 and stores nothing.`] : []),
  ].join("\n");
};
