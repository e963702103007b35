/** The smallest pieces of the content model: text, slugs, dates, links and references, each with its rule and its hint. */
import { z } from "zod";
import { buildTime } from "../shared/calendar";
import type { FolderName } from "../shared/collections";
import { PRICE_KINDS, WORKSHEETS } from "../shared/words";

/** What the CMS and the check know of a field besides its title, its hint and its rule. */
interface Extras {
  /** What the field was called before, so that the check can name the new key to who writes the old one. */
  readonly formerly?: string;
  /** What the form holds at first, where nearly every entry has the same; `{{now}}` is the day. */
  readonly prefill?: string;
}

/** A group of fields: the fields of an object, by name. */
type Shape = Readonly<Record<string, z.ZodType>>;

/** Makes a group of fields, which takes no others. `id` is the name of its type in GraphQL. */
export function group<Fields extends Shape>(id: string, title: string, fields: Fields): z.ZodObject<Fields, z.core.$strict>;
export function group<Fields extends Shape>(
  id: string,
  title: string,
  description: string,
  fields: Fields,
): z.ZodObject<Fields, z.core.$strict>;
export function group(id: string, title: string, ...rest: readonly [Shape] | readonly [string, Shape]) {
  const [description, fields] = rest.length === 1 ? [undefined, rest[0]] : rest;
  return z.strictObject(fields).meta({ id, title, ...(description !== undefined && { description }) });
}

/** The last part of an address, and the name of a page's file. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const INTERNAL_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/;

const OLD_PATH_RULE = "a path that starts with /, such as /prices.html: letters, digits, - . _ ~ and / alone, a space as %20";

/** Tells whether each part of a path can be read, and none leads elsewhere: `..`, or a slash in disguise. */
const isReadable = (path: string): boolean =>
  path.split("/").every((part) => {
    try {
      return !/^\.+$|[/\\\0]/.test(decodeURIComponent(part.replace(/[?#].*$/, "")));
    } catch {
      return false;
    }
  });

const OLD_PATH = /^(?:\/(?:[\w.~-]|%[0-9A-Fa-f]{2})+)+\/?(?:[?#]\S*)?$/;

/** Makes a one-line text field. `max` counts characters. */
export const shortText = (title: string, description: string, max = 200, extras: Extras = {}) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .meta({ title, description, ...extras, widget: "string" });

/** Makes a text field of several lines, still plain text. `max` counts characters. */
export const longText = (title: string, description: string, max = 1200) =>
  z.string().trim().min(1).max(max).meta({ title, description, widget: "text" });

/** Makes a calendar date without a time, written YYYY-MM-DD. */
export const calendarDate = (title: string, description: string, extras: Extras = {}) =>
  z.iso.date().meta({ title, description, ...extras, widget: "date" });

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

/** Makes a field for the day on which something is published: it may lie ahead, but not so far that it is a slip of the pen. */
export const publishDate = (title: string, description: string, extras?: Extras) =>
  calendarDate(title, description, extras).refine((day) => day >= "2000" && Date.parse(day) <= buildTime().getTime() + YEAR_MS, {
    error: "a day since 2000, and at most a year ahead",
  });

/** Makes a field for a text of a certain form; `rule` says it in words. */
export const pattern = (title: string, description: string, form: RegExp, rule: string) =>
  z.string().regex(form, rule).meta({ title, description, widget: "string" });

/** Makes a field with a choice of values. */
export const choice = <Value extends string>(title: string, description: string, values: readonly Value[]) =>
  z.enum(values).meta({ title, description, widget: "select" });

/** Makes a field that holds a list. */
export const list = <Item extends z.ZodType>(
  title: string,
  description: string,
  item: Item,
  { min, max }: { readonly min?: number; readonly max?: number } = {},
) => {
  const all = z.array(item);
  const filled = min === undefined ? all : all.min(min);
  return (max === undefined ? filled : filled.max(max)).meta({ title, description });
};

/** Makes a field for a telephone number of the United States, as pages show it. */
export const usPhone = (title: string, description: string) =>
  pattern(title, description, /^\(\d{3}\) \d{3}-\d{4}$/, "a US number written (702) 555-0142");

/** Makes a field that is on or off, with the value used when the file does not say. */
export const toggle = (title: string, description: string, fallback = false, extras: Extras = {}) =>
  z
    .boolean()
    .default(fallback)
    .meta({ title, description, ...extras, widget: "boolean" });

/** Makes the field that puts What it costs onto a page. */
export const priceKind = () =>
  choice("What it costs", "Shows the prices of a driveway, of lots, or both. Left out, none.", PRICE_KINDS).optional();

/** Makes the field that puts sheets to fill in onto a page. */
export const worksheetNames = () =>
  list(
    "Worksheets",
    "Sheets to fill in and print that the page offers. Those without words in Settings are left out.",
    choice("Worksheet", "One of the sheets under Settings, Worksheets.", WORKSHEETS),
  ).default([]);

const ADDRESS_PART = "a part of an address: small letters, digits and single hyphens";

/** Makes a field for the last part of an address. */
export const addressPart = (title: string, description: string) => pattern(title, description, SLUG, ADDRESS_PART);

/** Makes a reference to another content file by its slug (the file name without `.md`). */
export const reference = (title: string, description: string, relation: FolderName) =>
  z.string().regex(SLUG, ADDRESS_PART).meta({ title, description, widget: "relation", relation });

/** Makes a link to a page of this site, such as `/contact` or `/services/sealcoating`. */
export const internalLink = (title: string, description: string) =>
  z
    .string()
    .regex(INTERNAL_PATH, "a path of this site that starts with / and has no slash at its end")
    .meta({ title, description, widget: "string", internalLink: true });

/**
 * Makes a field for an address of a former site. The paths of `_redirects` are compared letter by letter, as browsers send them
 * (https://developers.cloudflare.com/pages/configuration/redirects/, https://docs.netlify.com/manage/routing/redirects/overview/).
 * What follows # or ? is let through: the check of redirects says what to do with it.
 */
export const oldPath = (title: string, description: string) =>
  z.string().regex(OLD_PATH, OLD_PATH_RULE).refine(isReadable, { error: OLD_PATH_RULE }).meta({ title, description, widget: "string" });

/** Makes a full web address that must be https. */
export const httpsUrl = (title: string, description: string) =>
  z.url({ protocol: /^https$/, error: "a full address that starts with https://" }).meta({ title, description, widget: "string" });

const ON_THIS_COMPUTER: ReadonlySet<string> = new Set(["localhost", "127.0.0.1"]);
const ENDPOINT = "a full address that starts with https:// (http:// only on this computer, to try it out)";

/** Where the site sends something: https, or a server on the developer's own computer. */
export const endpointUrl = (title: string, description: string) =>
  z
    .url({ protocol: /^https?$/, error: ENDPOINT })
    .refine((value) => value.startsWith("https:") || (URL.canParse(value) && ON_THIS_COMPUTER.has(new URL(value).hostname)), {
      error: ENDPOINT,
    })
    .meta({ title, description, widget: "string" });

const sourceSchema = group("Source", "Source", {
  title: shortText("Title", "Who says it, and where: ADA.gov, 2010 Standards.", 120),
  url: httpsUrl("Address", "Of the law, the standard or the study itself."),
});

/** Makes the field that names what a text's statements rest on. */
export const sourceList = () =>
  list("Sources", "Stand as links at the end of the text. `npm run check:links` asks each whether it still answers.", sourceSchema, {
    max: 12,
  }).default([]);
