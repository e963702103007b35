/** What the visitor hears of a request: that it is there, what is not, or why not, always with the phone. */
import { fillIn } from "../content/placeholders";
import { QUOTE_SERVICES } from "../quote/services";
import { escapeHtml, json, page, seeOther, wantsJson } from "./answers";
import type { Call } from "./context";
import { MAX_PHOTO_BYTES, MAX_PHOTOS, MEGABYTE } from "./limits";
import type { Refusal, RefusalKind } from "./refusal";
import type { SiteSettings } from "./settings";

/** How many photos came, and how many are kept. */
interface PhotoCount {
  readonly sent: number;
  readonly kept: number;
}

const LIMITS = { count: MAX_PHOTOS, megabytes: MAX_PHOTO_BYTES / MEGABYTE };

/** Makes a text safe and puts HTML in the place of its placeholders. */
const htmlWith = (text: string, html: Readonly<Record<string, string>>): string => fillIn(escapeHtml(text), html);

const phoneLink = ({ phone, phoneHref }: SiteSettings): string => `<a href="${escapeHtml(phoneHref)}">${escapeHtml(phone)}</a>`;

const lostPhotos = ({ sent, kept }: PhotoCount, { words: { server } }: SiteSettings): string =>
  kept === 0 ? server.lostPhotos : fillIn(server.lostSomePhotos, { kept, sent });

/** Answers a request that is in the database. */
export const received = ({ request, settings }: Call, photos: PhotoCount): Response => {
  const isWhole = photos.kept === photos.sent;
  const { server, received: answer } = settings.words;
  const lost = lostPhotos(photos, settings);
  const text = isWhole ? undefined : `${lost} ${fillIn(server.bringPhotos, { phone: settings.phone })}`;
  if (wantsJson(request)) return json({ received: true, photos, ...(text && { text }) });
  if (isWhole) return seeOther("/thank-you");
  return page(
    `${server.received} | ${settings.company}`,
    `<h1>${escapeHtml(answer.title)}</h1>
<p>${escapeHtml(`${server.haveRequest} ${lost}`)} ${htmlWith(server.bringPhotos, { phone: phoneLink(settings) })}</p>
<p><a href="/thank-you">${escapeHtml(answer.next)}</a></p>`,
  );
};

const input = (label: string, name: string, type: string, value: string): string =>
  `<label>${escapeHtml(label)} <input name="${name}" type="${type}" value="${escapeHtml(value)}" required></label>`;

/** Draws the form again with what was typed, so that nothing is lost and it can be sent again. Photos have to be chosen anew. */
const formAgain = (fields: ReadonlyMap<string, string>, { words: { form, server } }: SiteSettings): string => {
  const value = (name: string): string => fields.get(name) ?? "";
  const services = QUOTE_SERVICES.map((service) => ({ value: service.value, label: form.services[service.word] }));
  const options = [{ value: "", label: form.choose }, ...services].map(
    (option) =>
      `<option value="${option.value}"${option.value === value("service") ? " selected" : ""}>${escapeHtml(option.label)}</option>`,
  );
  return `<form method="post" action="/api/quote">
${input(form.name, "name", "text", value("name"))}
${input(form.email, "email", "email", value("email"))}
${input(form.phone, "phone", "tel", value("phone"))}
<label>${escapeHtml(form.service)} <select name="service">${options.join("")}</select></label>
<label>${escapeHtml(form.message)} <textarea name="message" rows="6">
${escapeHtml(value("message"))}</textarea></label>
<button type="submit">${escapeHtml(server.sendAgain)}</button>
</form>`;
};

/** Says why a form is not taken. */
export const reasonOf = (kind: RefusalKind, { words: { server } }: SiteSettings): string => fillIn(server.reasons[kind], LIMITS);

/** Answers a form that is no request, or could not be kept. */
export const refused = ({ request, settings }: Call, refusal: Refusal, fields: ReadonlyMap<string, string>): Response => {
  const { kind, status } = refusal;
  const { phone } = settings;
  const { server } = settings.words;
  const reason = reasonOf(kind, settings);
  const headers: Record<string, string> = kind === "often" ? { "Retry-After": "3600" } : kind === "away" ? { "Retry-After": "60" } : {};
  if (wantsJson(request)) {
    const text = `${reason} ${fillIn(server.tryAgain, { phone })}`;
    return json({ received: false, problem: kind, text, phone }, status, headers);
  }
  const rest = [...fields.values()].some(Boolean)
    ? `<p>${escapeHtml(server.kept)}</p>\n${formAgain(fields, settings)}`
    : `<p>${htmlWith(server.goBack, { form: `<a href="/contact">${escapeHtml(server.formLink)}</a>` })}</p>`;
  return page(
    `${server.notSent} | ${settings.company}`,
    `<h1>${escapeHtml(server.notSentHeading)}</h1>
<p>${escapeHtml(reason)} ${htmlWith(server.tryAgain, { phone: phoneLink(settings) })}</p>
${rest}`,
    status,
    headers,
  );
};
