/** Draws one request. */
import { serviceLabel } from "../../quote/service-label";
import type { ServiceLabels } from "../../quote/services";
import type { FoundRequest } from "../find";
import { changeRequest, removeRequest } from "./api";
import { button, make, say } from "./dom";

const STATES = { new: "New", answered: "Answered", done: "Done" } as const;
const SHOWN_IN_BROWSERS: ReadonlySet<string> = new Set(["image/jpeg", "image/png", "image/webp"]);

const time = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** What the card cannot do itself. */
interface CardOptions {
  readonly hasMail: boolean;
  /** Shows the list anew. */
  readonly refresh: () => Promise<void>;
  /** Runs something and says what went wrong. */
  readonly attempt: (work: () => Promise<unknown>, done: string) => Promise<void>;
}

const mailLink = ({ name, email, message }: FoundRequest, company: string): string => {
  const body = `Hello ${name},\n\nthank you for your request.\n\n\n${company}\n\n> ${message.replaceAll("\n", "\n> ")}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Your request to ${company}`)}&body=${encodeURIComponent(body)}`;
};

const textLink = ({ name, phone }: FoundRequest, company: string): string =>
  `sms:${phone.replace(/[^\d+]/g, "")}?&body=${encodeURIComponent(`Hello ${name}, this is ${company} about your request. `)}`;

const photoItem = ({ name, position, type, kept }: FoundRequest["photos"][number]): HTMLElement => {
  const label = `Photo ${position + 1}`;
  if (!kept) return make("li", { class: "warning" }, `${label} did not arrive`);
  const address = `/api/photos/${name}`;
  const face = SHOWN_IN_BROWSERS.has(type) ? make("img", { src: address, alt: label, loading: "lazy" }) : `${label} (HEIC)`;
  return make("li", {}, make("a", { href: address, download: true }, face));
};

const warning = ({ told_at, tell_attempts, tell_problem }: FoundRequest, hasMail: boolean): readonly Node[] => {
  if (told_at !== null || !hasMail) return [];
  const why = tell_problem ?? (tell_attempts === 0 ? "It is being sent, or the key for mail is not set." : "It is being sent.");
  return [make("p", { class: "warning" }, `No mail has told you of this yet. ${why}`)];
};

const stateButtons = (request: FoundRequest, { refresh, attempt }: CardOptions): HTMLElement => {
  const choose = (state: keyof typeof STATES) =>
    attempt(() => changeRequest(request.id, { state }).then(refresh), `${request.name}: ${STATES[state].toLowerCase()}.`);
  const buttons = (Object.keys(STATES) as (keyof typeof STATES)[]).map((state) =>
    button(STATES[state], () => choose(state), { "aria-pressed": String(request.state === state) }),
  );
  return make("div", { class: "tools", role: "group", "aria-label": `State of the request by ${request.name}` }, ...buttons);
};

const noteField = (request: FoundRequest, { attempt }: CardOptions): HTMLElement => {
  const field = make("textarea", { rows: "2", maxlength: "4000" });
  field.value = request.note;
  field.addEventListener("change", () => void attempt(() => changeRequest(request.id, { note: field.value }), "Note kept."));
  return make("label", {}, "Note ", field);
};

const removal = (request: FoundRequest, { refresh, attempt }: CardOptions): HTMLElement => {
  const remove = (isPerson: boolean, question: string) => {
    if (window.confirm(question)) return attempt(() => removeRequest(request.id, isPerson).then(refresh), "Deleted.");
    say("Nothing was deleted.");
    return undefined;
  };
  return make(
    "details",
    {},
    make("summary", {}, "Delete"),
    make(
      "div",
      { class: "tools" },
      button("This request", () => remove(false, `Delete this request by ${request.name}, with its photos?`), { "data-kind": "danger" }),
      button("All by this person", () => remove(true, `Delete every request by ${request.email} or ${request.phone}, with all photos?`), {
        "data-kind": "danger",
      }),
    ),
  );
};

/** Reads the labels of the form's services, which the page's maker has put there. */
const serviceLabels = (): ServiceLabels => JSON.parse(document.body.dataset.services ?? "{}") as ServiceLabels; // Written by ./page.ts out of ServiceLabels.

/** Draws a request as a card. */
export const requestCard = (request: FoundRequest, options: CardOptions): HTMLElement => {
  const { name, email, phone, service, message, photos, received_at } = request;
  const company = document.body.dataset.company ?? "";
  return make(
    "article",
    { class: "request", "data-state": request.state },
    make("h2", {}, name),
    make("p", { class: "when" }, `${time.format(received_at)} · ${serviceLabel(service, serviceLabels())}`),
    ...warning(request, options.hasMail),
    ...(message ? [make("p", { class: "text" }, message)] : []),
    ...(photos.length > 0 ? [make("ul", { class: "photos" }, ...photos.map(photoItem))] : []),
    make(
      "p",
      {},
      make("a", { href: `tel:${phone.replace(/[^\d+]/g, "")}` }, phone),
      " · ",
      make("a", { href: `mailto:${encodeURIComponent(email)}` }, email),
    ),
    make(
      "div",
      { class: "tools" },
      make("a", { class: "button", "data-kind": "primary", href: mailLink(request, company) }, "Reply by mail"),
      make("a", { class: "button", href: textLink(request, company) }, "Reply by text"),
    ),
    stateButtons(request, options),
    noteField(request, options),
    removal(request, options),
  );
};
