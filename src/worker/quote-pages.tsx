/** @jsxImportSource hono/jsx */
/** Builds the responses to a submitted form: received, received without some photos, or rejected (with the reason). */
import type { Context } from "hono";
import { accepts } from "hono/accepts";
import type { Child } from "hono/jsx";
import { fillIn, partsOf } from "../content/shared/placeholders";
import { QUOTE_API } from "../content/shared/routes";
import { valuesIn } from "../quote/field-values";
import { choicesOf, FIELD_NAMES, FORM_FIELDS, KINDS, LANGUAGE_FIELD, type FieldName, type FormField } from "../quote/form-fields";
import type { App } from "./env";
import { page } from "./layout";
import { MAX_PHOTO_BYTES, MAX_PHOTOS, MEGABYTE } from "../quote/limits";
import { RETRY_AFTER, type Refusal } from "./refusal";
import type { VisitorWords } from "./settings";
import { site } from "./site-settings";
import { addressFor, languageIn, wordsFor } from "./visitor-language";

const LIMITS = { count: MAX_PHOTOS, megabytes: MAX_PHOTO_BYTES / MEGABYTE };

/** Replaces the placeholders in a string with elements. */
const insertElements = (text: string, elements: Readonly<Record<string, Child>>): Child =>
  partsOf(text).map((part, index) => (index % 2 === 1 ? elements[part] : part));

const PhoneLink = () => <a href={site.phoneHref}>{site.phone}</a>;

/** Checks whether the form was sent by JavaScript, which accepts JSON. A form sent without JavaScript gets a page or a redirect. */
const wantsJson = (c: Context<App>): boolean =>
  accepts(c, { header: "Accept", supports: ["text/html", "application/json"], default: "text/html" }) === "application/json";

/** Responds to a saved quote request, given the numbers of sent and saved photos. */
export const received = (c: Context<App>, photos: { readonly sent: number; readonly kept: number }) => {
  const { server, received: answer } = wordsFor(c);
  const thankYou = addressFor(c, "thankYou");
  const isComplete = photos.kept === photos.sent;
  const lost = photos.kept === 0 ? server.lostPhotos : fillIn(server.lostSomePhotos, photos);
  const text = isComplete ? undefined : `${lost} ${fillIn(server.bringPhotos, { phone: site.phone })}`;
  if (wantsJson(c)) return c.json({ received: true, photos, ...(text && { text }) });
  if (isComplete) return c.redirect(thankYou, 303);
  return page(
    c,
    { title: server.received, language: languageIn(c.var.fields) },
    <>
      <h1>{answer.title}</h1>
      <p>
        {`${server.haveRequest} ${lost} `}
        {insertElements(server.bringPhotos, { phone: <PhoneLink /> })}
      </p>
      <p>
        <a href={thankYou}>{answer.next}</a>
      </p>
    </>,
  );
};

const Control = ({ form, name, value }: Readonly<{ form: VisitorWords["form"]; name: FieldName; value: string }>) => {
  const field: FormField = FORM_FIELDS[name];
  switch (field.kind) {
    case "choice":
      return (
        <select name={name} required={field.isRequired}>
          <option value="">{form.choose}</option>
          {choicesOf(field, form).map((choice) => (
            <option value={choice.value} selected={choice.value === value}>
              {choice.label}
            </option>
          ))}
        </select>
      );
    case "choices":
      return (
        <>
          {choicesOf(field, form).map((choice) => (
            <label>
              <input type="checkbox" name={name} value={choice.value} checked={valuesIn(value).includes(choice.value)} />
              {` ${choice.label}`}
            </label>
          ))}
        </>
      );
    case "longText":
      // HTML ignores a line break right after the start tag. Without this one, a value's own first line break would be lost.
      return (
        <textarea name={name} rows={6} required={field.isRequired}>
          {`\n${value}`}
        </textarea>
      );
    case "text":
    case "email":
    case "tel":
      return <input name={name} type={field.kind} value={value} required={field.isRequired} />;
  }
};

/** Renders the form with the visitor's answers, so that it can be sent again. File inputs cannot be filled in, so they are empty. */
const FormAgain = ({ fields, words: { form, server } }: { readonly fields: ReadonlyMap<string, string>; readonly words: VisitorWords }) => {
  const value = (name: string): string => fields.get(name) ?? "";
  const { bucket, turnstileSiteKey } = site.requestStore ?? {};
  return (
    <form method="post" action={QUOTE_API} enctype={bucket ? "multipart/form-data" : undefined}>
      <input type="hidden" name="page" value={value("page")} />
      {fields.has(LANGUAGE_FIELD) && <input type="hidden" name={LANGUAGE_FIELD} value={value(LANGUAGE_FIELD)} />}
      {FIELD_NAMES.map((name) => {
        const control = <Control form={form} name={name} value={value(name)} />;
        const isGroup = KINDS[FORM_FIELDS[name].kind].isSeveral;
        return isGroup ? (
          <fieldset>
            <legend>{form[name]}</legend>
            {control}
          </fieldset>
        ) : (
          <label>
            {`${form[name]} `}
            {control}
          </label>
        );
      })}
      {turnstileSiteKey && <div class="cf-turnstile" data-sitekey={turnstileSiteKey} />}
      {/* The photos are last, because the Worker checks all other fields before it reads photos. */}
      {bucket && (
        <label>
          {`${form.photos} `}
          <input name="photos" type="file" accept="image/*" multiple />
        </label>
      )}
      <button type="submit">{server.sendAgain}</button>
    </form>
  );
};

/** Responds to a form that was rejected or could not be saved. */
export const refused = (c: Context<App>, { kind, status }: Refusal) => {
  const words = wordsFor(c);
  const { server } = words;
  const { fields } = c.var;
  const reason = fillIn(server.reasons[kind], LIMITS);
  c.header("Retry-After", RETRY_AFTER[kind]);
  if (wantsJson(c)) {
    const text = `${reason} ${fillIn(server.tryAgain, { phone: site.phone })}`;
    return c.json({ received: false, problem: kind, text, phone: site.phone }, status);
  }
  const hasText = [...fields].some(([name, value]) => !["page", LANGUAGE_FIELD].includes(name) && value);
  return page(
    c,
    {
      title: server.notSent,
      status,
      language: languageIn(fields),
      hasTurnstile: hasText && site.requestStore?.turnstileSiteKey !== undefined,
    },
    <>
      <h1>{server.notSentHeading}</h1>
      <p>
        {`${reason} `}
        {insertElements(server.tryAgain, { phone: <PhoneLink /> })}
      </p>
      {hasText ? (
        <>
          <p>{server.kept}</p>
          <FormAgain fields={fields} words={words} />
        </>
      ) : (
        <p>{insertElements(server.goBack, { form: <a href={addressFor(c, "contact")}>{server.formLink}</a> })}</p>
      )}
    </>,
  );
};
