/** @jsxImportSource hono/jsx */
/** Renders a quote request on the owner's page. Its buttons work without JavaScript, because they submit HTML forms. */
import { answersTo, FACTS, TEXTS } from "./request-answers";
import { languageNameOf } from "./visitor-language";
import { mailLink, mailTo } from "../content/format/mail-link";
import type { FoundRequest } from "./find-requests";
import { REQUESTS_PAGE, requestPath } from "./request-paths";
import { site } from "./site-settings";
import { MAX_LENGTH } from "../quote/limits";
import { STATES, type PhotoRow } from "./database-rows";
import { numberToCall } from "./typed-phone";

/** Labels of the request states. */
export const STATE_LABELS = { new: "New", answered: "Answered", done: "Done" } as const;

/** Formats a time in the company's time zone. */
export const timeText = (time: number): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: site.timeZone }).format(time);

const replyLink = ({ name, email, message }: FoundRequest): string => {
  const lines = `Hello ${name},\n\nThank you for your request.\n\n\n${site.company}\n\n> ${message.replaceAll("\n", "\n> ")}`;
  return mailLink(email, { subject: `Your request to ${site.company}`, lines });
};

/** Returns a link to text the visitor. Both iPhones and Android accept `?&body=` (content/format/phone.ts). */
const textLink = ({ name, phone }: FoundRequest): string =>
  `sms:${numberToCall(phone)}?&body=${encodeURIComponent(`Hello ${name}, this is ${site.company} about your request. `)}`;

const Photo = ({ photo: { name, position, type, kept } }: { readonly photo: PhotoRow }) => {
  const label = `Photo ${position + 1}`;
  if (!kept) return <li class="warning">{label} was not saved</li>;
  const address = `${REQUESTS_PAGE}/photos/${name}`;
  return (
    <li>
      <a href={address} download>
        {/* Few browsers can show HEIC, so render a text link. */}
        {type === "image/heic" ? `${label} (HEIC)` : <img src={address} alt={label} loading="lazy" />}
      </a>
    </li>
  );
};

/** Renders a warning while the email for a request is pending or its outcome is unknown. */
const MailWarning = ({ request: { id, told_at, unsure_at, tell_attempts, tell_problem } }: { readonly request: FoundRequest }) => {
  if (told_at !== null || !site.requestStore?.mail) return null;
  if (unsure_at !== null)
    return (
      <form method="post" action={requestPath(id)} class="tools warning">
        <p>A notification email may have been sent. Check your inbox. {tell_problem}</p>
        <button name="mail" value="again">
          Send the email again
        </button>
      </form>
    );
  const why = tell_problem ?? (tell_attempts === 0 ? "It is being sent, or MAIL_KEY is not set on the host." : "It is being sent.");
  return <p class="warning">No notification email has been sent yet. {why}</p>;
};

/** Renders a request as a card. */
export const RequestCard = ({ request }: { readonly request: FoundRequest }) => {
  const { id, name, email, phone, page, photos, received_at, state, note } = request;
  const language = languageNameOf(page);
  const facts = [...answersTo(FACTS, request).flatMap(({ text }) => text || []), ...(language ? [`reply in ${language}`] : [])];
  return (
    <article class="request" data-state={state} id={`request-${id}`}>
      <h2>
        <a href={requestPath(id)}>{name}</a>
      </h2>
      <p class="when">
        {[timeText(received_at), ...facts].join(" · ")}
        {page && (
          <>
            {" · from "}
            <a href={page} rel="noreferrer">
              {page}
            </a>
          </>
        )}
      </p>
      <MailWarning request={request} />
      {answersTo(TEXTS, request).map(({ text }) => text && <p class="text">{text}</p>)}
      {photos.length > 0 && (
        <ul class="photos">
          {photos.map((photo) => (
            <Photo photo={photo} />
          ))}
        </ul>
      )}
      <p>
        <a href={`tel:${numberToCall(phone)}`}>{phone}</a>
        {" · "}
        <a href={mailTo(email)}>{email}</a>
      </p>
      <div class="tools">
        <a class="button" data-kind="primary" href={replyLink(request)}>
          Reply by email
        </a>
        <a class="button" href={textLink(request)}>
          Reply by text
        </a>
      </div>
      <form method="post" action={requestPath(id)} class="tools" aria-label={`State of the request from ${name}`}>
        {STATES.map((each) => (
          <button name="state" value={each} aria-pressed={each === state ? "true" : "false"}>
            {STATE_LABELS[each]}
          </button>
        ))}
      </form>
      <form method="post" action={requestPath(id)} class="note">
        <label>
          {"Note "}
          {/* HTML ignores a line break right after the start tag. Without this one, a note's own first line break would be lost. */}
          <textarea name="note" rows={2} maxlength={MAX_LENGTH.note}>
            {`\n${note}`}
          </textarea>
        </label>
        <button>Save note</button>
      </form>
      <p>
        <a href={`${requestPath(id)}/delete`}>Delete…</a>
      </p>
    </article>
  );
};
