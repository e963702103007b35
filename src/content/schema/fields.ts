/**
 * Builders for the fields of the content schemas: text, slugs, dates, links and references, each with its rule and hint. A rule's message
 * says what is expected: reports show it after "expected:", and add what was found.
 */
import { z } from "zod";
import { buildTime } from "../shared/calendar";
import { isReadable } from "../format/clean-text";
import { tidyPhone } from "../format/phone";
import type { FolderName } from "../shared/collections";
import { PRICE_KINDS } from "../shared/constants";
import { pathOf } from "../shared/routes";

/** Builds a strict object schema. For objects that pages query, the `id` in the metadata is the name of the GraphQL type. */
export const group = <Fields extends Readonly<Record<string, z.ZodType>>>(title: string, fields: Fields) =>
  z.strictObject(fields).meta({ title });

/** Builds the registry entry of a single file in `content/`. The schema's `title` is the label, and its `id` is the GraphQL type. */
export const fileOf = <Schema extends z.ZodObject>(file: string, schema: Schema) => {
  const { title = "", id = "" } = schema.meta() ?? {};
  return { file, schema, label: title, type: id };
};

/** Matches the last segment of a page's path, and a file name without its extension. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Matches a path without a slash at the end, with or without an anchor. */
const INTERNAL_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/;

const OLD_PATH_RULE = "a path that starts with /, such as /prices.html, with only letters, digits, - . _ ~ and / (write a space as %20)";

/** Maximum length of a segment of a path, in bytes: file systems allow 255, and the build may append `.html`. */
const LONGEST_NAME = 250;

/**
 * Checks that each segment of a path can be decoded, is not too long, is not `.` or `..`, and does not contain an encoded slash, backslash or
 * control character. Ignores a query string or a fragment.
 */
const isUsablePath = (path: string): boolean =>
  pathOf(path)
    .split("/")
    .every((part) => {
      try {
        const name = decodeURIComponent(part);
        return !/^\.+$|[/\\]|\p{Control}/u.test(name) && new TextEncoder().encode(name).length <= LONGEST_NAME;
      } catch {
        return false;
      }
    });

/** Matches a path with percent-encoded or plain characters, which may end with a slash and have a query string or a fragment. */
const OLD_PATH = /^(?:\/(?:[\w.~-]|%[0-9A-Fa-f]{2})+)+\/?(?:[?#].*)?$/;

/** Builds a rule for text with at least one visible character. A combining mark alone is not visible. */
const readableText = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    // `min` has already reported an empty text.
    .refine((text) => text === "" || isReadable(text), "some text");

/** Builds a one-line text field. `max` is in characters. */
export const shortText = (title: string, description: string, max = 200) =>
  readableText(max).meta({ title, description, widget: "string" });

/** Builds a multi-line field for plain text. `max` is in characters. */
export const longText = (title: string, description: string, max = 1200) => readableText(max).meta({ title, description, widget: "text" });

/** Builds a field for a date without a time, as YYYY-MM-DD. */
export const calendarDate = (title: string, description: string) =>
  // `abort` skips later rules, which would report the same value again.
  z.iso.date({ abort: true }).meta({ title, description, widget: "date" });

/** A leap year, in milliseconds. */
const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

/** Builds a field for a publication date. Rejects dates before 2000 or more than a year ahead, which are probably typos. */
export const publishDate = (title: string, description: string) =>
  calendarDate(title, description).refine((day) => day >= "2000" && Date.parse(day) <= buildTime().getTime() + YEAR_MS, {
    error: "a day in 2000 or later, at most a year ahead",
  });

/** Builds a text field that must match `form`. `rule` describes the pattern in errors. */
export const pattern = (title: string, description: string, form: RegExp, rule: string) =>
  z.string().regex(form, rule).meta({ title, description, widget: "string" });

/** Builds a field with a choice of values. */
export const choice = <Value extends string>(title: string, description: string, values: readonly Value[]) =>
  z.enum(values).meta({ title, description, widget: "select" });

/** Returns a rule that reports items with the same key as an earlier item. */
export const eachOnce =
  <Item>(keyOf: (item: Item) => unknown, path: readonly PropertyKey[] = []) =>
  (items: readonly Item[], context: z.RefinementCtx): void => {
    const keys = items.map(keyOf);
    for (const [index, key] of keys.entries())
      if (keys.indexOf(key) < index)
        context.addIssue({ code: "custom", path: [index, ...path], message: "a value that is not in the list yet", input: items });
  };

/** Builds a list field. Rejects a choice or reference that the list already contains, because pages would show the same thing twice. */
export const list = <Item extends z.ZodType>(title: string, description: string, item: Item) => {
  const items = z.array(item);
  const isOfNames = item instanceof z.ZodEnum || item.meta()?.relation !== undefined;
  return (isOfNames ? items.superRefine(eachOnce((name) => name)) : items).meta({ title, description });
};

/** Fields whose value the editor corrects before it checks a draft, with the function that returns the corrected value. */
export const corrections = z.registry<{ readonly correct: (typed: string) => string }>();

/** Builds a field for a US phone number, written as pages show it. */
export const usPhone = (title: string, description: string) =>
  pattern(title, description, /^\(\d{3}\) \d{3}-\d{4}$/, "a US number written (702) 555-0142").register(corrections, {
    correct: tidyPhone,
  });

/** Builds a boolean field. `fallback` is the value if the file does not set the field. */
export const toggle = (title: string, description: string, fallback = false) =>
  z.boolean().default(fallback).meta({ title, description, widget: "boolean" });

/** Builds an optional boolean field. */
export const flag = (title: string, description: string) => z.boolean().meta({ title, description, widget: "boolean" }).optional();

/** Builds a field for an email address. */
export const emailAddress = (title: string, description: string) => z.email().meta({ title, description, widget: "string" });

/** Builds the field that adds the section "What it costs" to a page. */
export const priceKind = () =>
  choice(
    "What it costs",
    "Shows prices for driveways, lots, both, cracks, patches or striping. Leave empty for no prices.",
    PRICE_KINDS,
  ).optional();

/** Builds a field for the last segment of a page's path. */
export const addressPart = (title: string, description: string) =>
  pattern(title, description, SLUG, "lowercase letters, digits and single hyphens, as in an address").max(LONGEST_NAME);

/** Builds a reference to another content file by its slug (the file name without `.md`). */
export const reference = (title: string, description: string, relation: FolderName) =>
  addressPart(title, description).meta({ widget: "relation", relation });

/** Builds a field for a link to a page on this site, such as `/contact` or `/services/sealcoating`. */
export const internalLink = (title: string, description: string) =>
  pattern(title, description, INTERNAL_PATH, "a path on this site that starts with / and has no slash at the end").meta({
    internalLink: true,
  });

/**
 * Builds a field for a path on the company's previous site. Hosts compare the paths in `_redirects` literally with those that browsers send
 * (https://developers.cloudflare.com/pages/configuration/redirects/, https://docs.netlify.com/manage/routing/redirects/overview/).
 * Accepts a fragment or a query string, because the redirect check reports both with a specific fix.
 */
export const oldPath = (title: string, description: string) =>
  z
    .string()
    .regex(OLD_PATH, { error: OLD_PATH_RULE, abort: true })
    .refine(isUsablePath, { error: OLD_PATH_RULE })
    .meta({ title, description, widget: "string" });

/** Builds a field for an absolute https URL. */
export const httpsUrl = (title: string, description: string) =>
  z.url({ protocol: /^https$/, error: "a full address that starts with https://" }).meta({ title, description, widget: "string" });

/** Matches a domain in lowercase ASCII letters. */
export const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

const ON_THIS_COMPUTER: ReadonlySet<string> = new Set(["localhost", "127.0.0.1"]);
const ENDPOINT = "a full address that starts with https:// (http:// only on this computer, for testing)";

/** Builds a field for the URL of an endpoint: https, or http on localhost during development. */
export const endpointUrl = (title: string, description: string) =>
  z
    .url({ protocol: /^https?$/, error: ENDPOINT, abort: true })
    .refine((value) => value.startsWith("https:") || ON_THIS_COMPUTER.has(new URL(value).hostname), { error: ENDPOINT })
    .meta({ title, description, widget: "string" });

const sourceSchema = group("Source", {
  title: shortText("Title", "Publisher and title, such as ADA.gov, 2010 Standards.", 120),
  url: httpsUrl("Address", "The law, standard or study itself."),
}).meta({ id: "Source" });

/** Builds the field for a page's sources. */
export const sourceList = () =>
  list("Sources", "Listed as links at the end of the text. `npm run check:links` tests whether they still work.", sourceSchema)
    .max(12)
    .default([]);
