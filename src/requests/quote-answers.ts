/** What the visitor hears of a request: that it is there, what is not, or why not, always with the phone. */
import { QUOTE_SERVICES } from "../quote/services";
import { escapeHtml, json, page, seeOther, wantsJson } from "./answers";
import type { Call } from "./context";
import type { Refusal } from "./refusal";
import type { SiteSettings } from "./settings";

/** How many photos came, and how many are kept. */
interface PhotoCount {
  readonly sent: number;
  readonly kept: number;
}

const phoneLink = ({ phone, phoneHref }: SiteSettings): string => `<a href="${escapeHtml(phoneHref)}">${escapeHtml(phone)}</a>`;

const lostPhotos = ({ sent, kept }: PhotoCount): string =>
  kept === 0 ? "Your photos could not be kept." : `Only ${kept} of your ${sent} photos could be kept.`;

/** Answers a request that is in the database. */
export const received = ({ request, settings }: Call, photos: PhotoCount): Response => {
  const isWhole = photos.kept === photos.sent;
  const words = isWhole ? undefined : `${lostPhotos(photos)} Please bring them up when we call, or call ${settings.phone}.`;
  if (wantsJson(request)) return json({ received: true, photos, ...(words && { text: words }) });
  if (isWhole) return seeOther("/thank-you");
  return page(
    `Quote request received | ${settings.company}`,
    `<h1>Quote Request Received!</h1>
<p>We have your request. ${lostPhotos(photos)} Please bring them up when we call, or call ${phoneLink(settings)}.</p>
<p><a href="/thank-you">What happens next</a></p>`,
  );
};

const input = (label: string, name: string, type: string, value: string): string =>
  `<label>${label} <input name="${name}" type="${type}" value="${escapeHtml(value)}" required></label>`;

/** Draws the form again with what was typed, so that nothing is lost and it can be sent again. Photos have to be chosen anew. */
const formAgain = (fields: ReadonlyMap<string, string>): string => {
  const value = (name: string): string => fields.get(name) ?? "";
  const options = [{ value: "", label: "Choose a service" }, ...QUOTE_SERVICES].map(
    (option) =>
      `<option value="${option.value}"${option.value === value("service") ? " selected" : ""}>${escapeHtml(option.label)}</option>`,
  );
  return `<form method="post" action="/api/quote">
${input("Full Name", "name", "text", value("name"))}
${input("Email Address", "email", "email", value("email"))}
${input("Phone Number", "phone", "tel", value("phone"))}
<label>Service <select name="service">${options.join("")}</select></label>
<label>Project Details <textarea name="message" rows="6">
${escapeHtml(value("message"))}</textarea></label>
<button type="submit">Send again</button>
</form>`;
};

/** Answers a form that is no request, or could not be kept. */
export const refused = ({ request, settings }: Call, refusal: Refusal, fields: ReadonlyMap<string, string>): Response => {
  const { kind, status, words } = refusal;
  const headers: Record<string, string> = kind === "often" ? { "Retry-After": "3600" } : kind === "away" ? { "Retry-After": "60" } : {};
  if (wantsJson(request)) {
    const { phone } = settings;
    return json({ received: false, problem: kind, text: `${words} Please try again, or call ${phone}.`, phone }, status, headers);
  }
  const rest = [...fields.values()].some(Boolean)
    ? `<p>Everything you wrote is still here.</p>\n${formAgain(fields)}`
    : `<p>What you wrote is still in the form: go back one page, or <a href="/contact">open the form again</a>.</p>`;
  return page(
    `Not sent | ${settings.company}`,
    `<h1>Your request was not sent</h1>
<p>${escapeHtml(words)} Please try again, or call ${phoneLink(settings)}.</p>
${rest}`,
    status,
    headers,
  );
};
