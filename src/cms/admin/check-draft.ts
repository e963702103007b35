/** Checks a draft with the build's rules before the CMS saves it. A draft that would fail the build is not saved. */
import { faultsOfAddresses, faultsOfTaking, type AddressedEntry } from "../../content/check-addresses";
import { checkReferences, type Inventory } from "../../content/check-references";
import { checkRedirects } from "../../content/check-redirects";
import { complete } from "../../content/complete";
import { isDraft, stopsDraft } from "../../content/drafts";
import { resolveData, resolveText } from "../../content/fact-references";
import type { NamedFacts } from "../../content/named-facts";
import { fieldName, type Problem } from "../../content/problems";
import { isFolderName, lists } from "../../content/schema";
import type { Redirect } from "../../content/schema/redirects";
import type { OwnerOf } from "../../content/taken-addresses";
import { tidyData, tidyText } from "../../content/tidy";
import { validate } from "../../content/validate";
import { withoutBlanks } from "../../content/without-blanks";
import { schemaOf, type DraftFile } from "../draft";
import { withoutNotes } from "../notes";
import { readPage, readSettings, sourceOf } from "../page-format";
import { isSame, type Data } from "../same";
import { hasBody } from "../collections";
import { inOfficeWords } from "./office-words";
import { isRecord, propertyOf } from "../../content/shared/required";

/** The parts of the site that a draft is checked against. */
export interface DraftSite extends Pick<Inventory, "slugs"> {
  readonly entries: readonly AddressedEntry[];
  readonly paths: ReadonlySet<string>;
  /** Returns what the site itself serves at an address. */
  readonly ownerOf: OwnerOf;
  readonly siteUrl: string;
  readonly facts: NamedFacts;
  /** Whether the files of the facts are valid. If not, missing facts are not reported. */
  readonly hasAllFacts: boolean;
}

type Path = readonly PropertyKey[];

/** A problem that blocks saving. */
export interface DraftProblem {
  /** Its place in the form. */
  readonly path: Path;
  /** The problem and its fix, worded for the person at the form. */
  readonly message: string;
}

/** Result of the check. */
export interface CheckedDraft {
  /** Data to write: tidied, without empty fields, in schema order. Unedited values are as in the file. */
  readonly data: Data;
  readonly problems: readonly DraftProblem[];
}

/** Returns the tidied data, except for values that are the same in the file: those were not edited. */
const tidyOver = (before: unknown, data: unknown, tidy: unknown): unknown => {
  if (isSame(before, data)) return data;
  if (Array.isArray(data)) return data.map((item: unknown, index) => tidyOver(propertyOf(before, index), item, propertyOf(tidy, index)));
  if (!isRecord(data) || !isRecord(tidy)) return tidy;
  const names = Object.keys({ ...tidy, ...data }).filter((name) => Object.hasOwn(data, name));
  const fields = names.map((name): [string, unknown] => [name, tidyOver(propertyOf(before, name), data[name], tidy[name])]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
};

/** Converts a problem's field name, such as `faqs.items[2].answer`, to its path in the form. */
export const placeOf = (field: string): Path =>
  field === "text"
    ? ["body"]
    : [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, index]) => (index === undefined ? name : Number(index)));

/** Accepts every picture: it may have been uploaded a minute ago. */
const ALL = { has: () => true };

/** Returns the redirects if the draft is the file of redirects; otherwise an empty list. */
const redirectsIn = ({ path }: DraftFile, data: unknown): readonly Redirect[] =>
  path === `content/${lists.redirects.file}` ? (data as { readonly redirects: readonly Redirect[] }).redirects : []; // validated by schema

/** Returns the problems of a page's addresses, including those that they cause at other pages. */
const addressProblems = ({ collection, path }: DraftFile, data: unknown, { entries }: DraftSite): readonly Omit<Problem, "file">[] => {
  if (!isFolderName(collection)) return [];
  const { address, formerly } = data as { readonly address?: string; readonly formerly: readonly string[] }; // validated by schema
  const slug = /(?<slug>[^/]+)\.md$/.exec(path)?.groups?.slug ?? "";
  const moved = formerly.filter((name) => name !== (address ?? slug));
  const entry: AddressedEntry = { folder: collection, slug, address, formerly: moved };
  const faults = [...faultsOfAddresses(entry, entries, []), ...faultsOfTaking(entry, entries)];
  return faults.map(({ path: field, ...fault }) => ({ ...fault, field: fieldName(field) }));
};

/**
 * Checks the fields of the form.
 *
 * @param fields the entry's fields and notes, with a markdown file's text in `body`
 */
export const checkDraft = (file: DraftFile, fields: Data, site: DraftSite): CheckedDraft => {
  const data = withoutNotes(fields);
  const schema = schemaOf(file);
  if (!schema) return { data, problems: [] };
  const isMarkdown = hasBody(file.collection);
  const { body: typed, ...others } = data;
  const tidy = tidyData(isMarkdown ? others : data);
  const body = isMarkdown && typeof typed === "string" ? tidyText(typed, site.siteUrl) : "";
  const facts = site.hasAllFacts ? site.facts : undefined;
  const resolved = resolveData(tidy, facts);
  const resolvedBody = resolveText(body, facts, true);
  const parsed = { file: file.path, data: resolved.data, body: resolvedBody.text, bodyLine: 1, lineOf: () => undefined };
  const isIncomplete = isDraft(resolved.data);
  const checked = validate(schema, parsed);
  const outcome = isIncomplete ? { ...checked, data: complete(schema, resolved.data) } : checked;
  const all: readonly (Omit<Problem, "file"> & { readonly isRule?: boolean })[] = [
    ...resolved.problems.map((problem) => ({ ...problem, field: fieldName(problem.path) })),
    ...resolvedBody.problems.map((problem) => ({ ...problem, field: "text" })),
    ...("problems" in outcome ? outcome.problems.map((problem) => ({ ...problem, isRule: true })) : []),
    ...checkReferences([{ parsed, schema, data: resolved.data }], { ...site, pictures: ALL }),
    ...("data" in outcome ? addressProblems(file, outcome.data, site) : []),
    ...("data" in outcome ? checkRedirects({ parsed, schema, data: outcome.data }, redirectsIn(file, outcome.data), site.ownerOf) : []),
  ];
  // A new entry's file is named after its title.
  const isStop = ({ field }: { readonly field: string }) => stopsDraft(field) || (file.path === "" && field === "title");
  const problems = isIncomplete ? all.filter(isStop) : all;
  const before = (isMarkdown ? readPage : readSettings)(sourceOf(fields), "");
  const clean = { ...(withoutBlanks(schema, tidy) as Data), ...(body && { body }) }; // a record stays a record
  return {
    data: tidyOver(withoutNotes(before), data, clean) as Data, // a record stays a record
    problems: problems.map((problem) => ({ path: placeOf(problem.field), message: inOfficeWords(problem) })),
  };
};
