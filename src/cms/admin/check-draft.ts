/** Checks a draft with the build's rules before the CMS saves it. A draft that would fail the build is not saved. */
import {
  faultsOfAddresses,
  faultsOfRedirects,
  faultsOfOccupiedAddress,
  type AddressedEntry,
  type AddressFault,
} from "../../content/check/check-addresses";
import { checkReferences, type ValidFile } from "../../content/check/check-references";
import { checkParsed } from "../../content/check/check-file";
import { checkRedirects } from "../../content/check/check-redirects";
import { stopsDraft } from "../../content/entries/drafts";
import { parseMarkdown, textOf } from "../../content/markdown/parse";
import { fieldName, type Problem } from "../../content/check/problems";
import { isFolderName, lists } from "../../content/schema";
import type { Redirect } from "../../content/schema/redirects";
import { mapLeaves } from "../../content/schema/schema-walk";
import { tidyData, tidyText } from "../../content/check/pasted-text";
import { ownerOfAddress } from "../../content/check/taken-addresses";
import { fileComparison } from "../../content/check/written-files";
import { readBody } from "../../content/check/read-body";
import { oversizeText } from "../../content/check/size-limits";
import { withoutBlanks } from "../../content/check/without-blanks";
import { withoutNotes, readPage, readSettings, sourceOf } from "../page-format";
import { isSame, type Data } from "../same";
import { fileOfForm, hasBody, schemaOfForm, type Form } from "../collections";
import { inOfficeWords } from "./office-words";
import type { DraftSite } from "./site-now";
import { isRecord, propertyOf } from "../../content/shared/required";

/** Path of a field in a form, such as `["faqs", "items", 2, "answer"]`. */
export type Path = readonly PropertyKey[];

/**
 * Returns the tidied data, except that unedited values stay as they are in the file.
 *
 * @param before the data in the file
 * @param data the data in the form
 * @param tidy the tidied data
 */
const tidyOver = (before: unknown, data: unknown, tidy: unknown): unknown => {
  if (isSame(before, data)) return data;
  // Omit a value that tidying removed, such as a list of blank rows. Keep a list without rows: some groups, such as `related`, consist of
  // such lists.
  if (tidy === undefined && !isSame(data, [])) return undefined;
  // Drop items that are null. Blank items stay, so that the check reports them. Tidying removes no items, so `tidy` has the same indexes as
  // `data`. No item is itself a list, which `flatMap` would flatten.
  if (Array.isArray(data))
    return data.flatMap((item: unknown, index) => tidyOver(propertyOf(before, index), item, propertyOf(tidy, index)) ?? []);
  if (!isRecord(data) || !isRecord(tidy)) return tidy;
  // The form's fields, in the schema's order, which `tidy` has. Omits empty groups and lists that tidying added.
  const names = Object.keys({ ...tidy, ...data }).filter((name) => Object.hasOwn(data, name));
  const fields = names.map((name): [string, unknown] => [name, tidyOver(propertyOf(before, name), data[name], tidy[name])]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
};

/**
 * Converts a problem's field name, such as `faqs.items[2].answer`, to the field's path in the form. In a markdown file, `text` is the
 * body.
 */
export const placeOf = (field: string, form: Form): Path =>
  field === "text" && hasBody(form.collection)
    ? ["body"]
    : [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, index]) => (index === undefined ? name : Number(index)));

/** Returns a line of markdown as plain text, cut off after at most 50 characters, at a space if there is one. */
const startOf = (line = ""): string => {
  const words = textOf(parseMarkdown(line));
  const end = words.lastIndexOf(" ", 50);
  return words.length > 50 ? `${words.slice(0, end > 0 ? end : 50)}...` : words;
};

/** Names the field of a problem with an address. */
const problemOf = ({ path, ...fault }: AddressFault): Omit<Problem, "file"> => ({ ...fault, field: fieldName(path) });

/** Reports problems with a page's addresses, including an address that is an old address of another page or in the redirects. */
const addressProblems = ({ collection, slug }: Form, data: unknown, site: DraftSite): readonly Omit<Problem, "file">[] => {
  if (!isFolderName(collection)) return [];
  // Safe cast: the schema validated the data.
  const { address, formerly } = data as { readonly address?: string; readonly formerly: readonly string[] };
  const moved = formerly.filter((name) => name !== (address ?? slug));
  const entry: AddressedEntry = { folder: collection, slug, address, formerly: moved };
  const { entries, redirects, takenAddresses } = site;
  const faults = [
    ...faultsOfAddresses(entry, entries, redirects),
    ...faultsOfOccupiedAddress(entry, entries, redirects, takenAddresses.languages),
  ];
  return faults.map(problemOf);
};

/** Reports problems with redirects, including a redirect from an old address of a page. */
const redirectProblems = (file: ValidFile, redirects: readonly Redirect[], site: DraftSite): readonly Omit<Problem, "file">[] => [
  ...checkRedirects(file, redirects, ownerOfAddress(site.takenAddresses), fileComparison(site.takenAddresses)),
  ...faultsOfRedirects(redirects, site.entries).map(problemOf),
];

/**
 * Reports the problems in a draft, and tidies its data.
 *
 * @param fields the entry's fields and notes, with a markdown file's body in `body`
 * @returns the problems, and the data to write, in schema order. Edited values are tidied, unedited values stay as they are in the file,
 * and empty fields are omitted.
 */
export const checkDraft = (form: Form, fields: Data, site: DraftSite) => {
  const data = withoutNotes(fields);
  const schema = schemaOfForm(form);
  if (!schema) return { data, problems: [] };
  const isMarkdown = hasBody(form.collection);
  const { body: typed, ...others } = data;
  const tidy = mapLeaves(schema, tidyData(isMarkdown ? others : data), ({ value, correct }) => correct?.(value) ?? value);
  const given = isMarkdown && typeof typed === "string" ? typed : "";
  const oversize = oversizeText(given);
  if (oversize) return { data, problems: [{ path: ["body"], message: inOfficeWords({ ...oversize, near: "" }) }] };
  const body = tidyText(given, site.siteUrl);
  const read = { file: fileOfForm(form) ?? form.slug, data: tidy, body, bodyLine: 1, lineOf: () => undefined };
  const { parsed, ofTexts, ofFields, mayBeIncomplete, ...checked } = checkParsed(read, schema, site.hasAllFacts ? site.facts : undefined);
  const file = { parsed, schema, data: parsed.data, text: isMarkdown ? readBody(parsed.body, site.siteUrl) : undefined };
  const all: readonly (Omit<Problem, "file"> & { readonly isFieldProblem?: boolean })[] = [
    ...ofTexts,
    ...ofFields.map((problem) => ({ ...problem, isFieldProblem: true })),
    // Accept every picture: a picture may have been uploaded in this form, and the media library offers only pictures that exist.
    ...checkReferences([file], { ...site, pictures: { has: () => true } }),
    ...(checked.data ? addressProblems(form, checked.data, site) : []),
    // Safe cast: the schema validated the data.
    ...(fileOfForm(form) === lists.redirects.file && checked.data
      ? redirectProblems(file, checked.data.redirects as readonly Redirect[], site)
      : []),
  ];
  // Even a draft needs a title if it is a new entry, because the file is named after the title.
  const isStop = ({ field }: { readonly field: string }) => stopsDraft(field) || (form.slug === "" && field === "title");
  const problems = mayBeIncomplete ? all.filter(isStop) : all;
  // Both casts below are safe: given an object, `withoutBlanks` and `tidyOver` each return an object.
  const clean = { ...(withoutBlanks(schema, tidy) as Data), ...(body && { body }) };
  return {
    data: tidyOver(withoutNotes((isMarkdown ? readPage : readSettings)(sourceOf(fields))), data, clean) as Data,
    problems: problems.map((problem) => {
      const near = problem.line === undefined ? "" : startOf(body.split("\n")[problem.line - 1]);
      return { path: placeOf(problem.field, form), message: inOfficeWords({ ...problem, near }) };
    }),
  };
};

/** A problem that blocks saving: the path of its field, and a message that tells the editor how to fix it. */
export type DraftProblem = ReturnType<typeof checkDraft>["problems"][number];
