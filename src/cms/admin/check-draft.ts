/** Checks a draft with the site's own rules, before the CMS writes it: what the build would refuse is not saved at all. */
import { z } from "zod";
import { faultsOfAddresses, faultsOfTaking, type AddressedEntry } from "../../content/check-addresses";
import { checkReferences, type Inventory } from "../../content/check-references";
import { checkRedirects } from "../../content/check-redirects";
import { isDraft } from "../../content/drafts";
import { resolveData, resolveText } from "../../content/fact-references";
import type { NamedFacts } from "../../content/named-facts";
import { fieldName, type Problem } from "../../content/problems";
import { files, folders, lists, isFolderName, namesOf } from "../../content/schema";
import type { Redirect } from "../../content/schema/redirects";
import { tidyData, tidyText } from "../../content/tidy";
import { validate } from "../../content/validate";
import { withoutBlanks } from "../../content/without-blanks";
import type { KnownSite } from "../known-site";
import { withoutNotes } from "../notes";
import { inOfficeWords } from "./office-words";

/** Which file a draft is of. */
export interface DraftFile {
  readonly collection: string;
  /** File name of the draft, such as `content/pages/home.yml`, for entries of a file collection. */
  readonly path: string;
}

/** What the rest of the site says, as far as a draft must fit it. */
export interface DraftSite extends Pick<Inventory, "slugs" | "paths">, Pick<KnownSite, "addresses" | "formerly"> {
  /** Addresses of pages, without those that lead on. */
  readonly pages: Inventory["paths"];
  readonly siteUrl: string;
  readonly facts: NamedFacts;
}

type Path = readonly PropertyKey[];

/** Something that keeps a draft from being saved. */
export interface DraftProblem {
  /** Where it is in the form. */
  readonly path: Path;
  /** What is wrong and what to do, for the person at the form. */
  readonly message: string;
}

/** What the check makes of a draft. */
export interface CheckedDraft {
  /** Fields that hold nothing and need not stand in the file; deepest first. */
  readonly blanks: readonly Path[];
  /** Texts that were tidied. */
  readonly tidied: readonly { readonly path: Path; readonly text: string }[];
  readonly problems: readonly DraftProblem[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;

/** Gives the schema of a draft's file; nothing for one that the site does not know. */
export const schemaOf = ({ collection, path }: DraftFile): z.ZodObject | undefined => {
  const folder = Object.entries(folders).find(([name]) => name === collection)?.[1];
  if (folder) return folder.schema;
  const list = Object.entries(lists).find(([, { file }]) => path === `content/${file}`);
  if (list) return z.strictObject({ [list[0]]: z.array<z.ZodType>(list[1].schema).meta({ title: list[1].label }) });
  return Object.values(files).find(({ file }) => path === `content/${file}`)?.schema;
};

const stepOf = (parent: unknown, key: string): PropertyKey => (Array.isArray(parent) ? Number(key) : key);

const blanksOf = (before: unknown, after: unknown, path: Path = []): readonly Path[] => {
  if (!isRecord(before) || !isRecord(after)) return [];
  return Object.keys(before).flatMap((key) => {
    const here = [...path, stepOf(before, key)];
    return Object.hasOwn(after, key) ? blanksOf(before[key], after[key], here) : [here];
  });
};

const changedTexts = (before: unknown, after: unknown, path: Path = []): CheckedDraft["tidied"] => {
  if (typeof after === "string") return before === after ? [] : [{ path, text: after }];
  if (!isRecord(before) || !isRecord(after)) return [];
  return Object.keys(after).flatMap((key) => changedTexts(before[key], after[key], [...path, stepOf(after, key)]));
};

/** Turns a field's name of a report, such as `faqs.items[2].answer`, into its place in the form. */
export const pathOf = (field: string): Path =>
  field === "text"
    ? ["body"]
    : [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, index]) => (index === undefined ? name : Number(index)));

/** Everything is there: a draft may name what is not public yet, and a picture may have come a minute ago. */
const ALL = { has: () => true };

const inventoryFor = (data: unknown, { slugs, paths, siteUrl }: DraftSite): Inventory => {
  const known = isDraft(data) ? { slugs: { services: ALL, locations: ALL, posts: ALL }, paths: ALL } : { slugs, paths };
  return { ...known, pictures: ALL, siteUrl };
};

/** Lists the redirects of the file that holds them. */
const redirectsIn = ({ path }: DraftFile, data: unknown): readonly Redirect[] =>
  path === `content/${lists.redirects.file}` ? (data as { readonly redirects: readonly Redirect[] }).redirects : []; // its schema has passed

/** Lists what is wrong with a page's addresses, and what they make wrong at other pages: who is about to do that is to know it. */
const addressProblems = (
  { collection, path }: DraftFile,
  data: unknown,
  { addresses, formerly: old }: DraftSite,
): readonly Omit<Problem, "file">[] => {
  if (!isFolderName(collection)) return [];
  const { address, formerly } = data as { readonly address?: string; readonly formerly: readonly string[] }; // its schema has passed
  const slug = /(?<slug>[^/]+)\.md$/.exec(path)?.groups?.slug ?? "";
  const entries = namesOf(folders).flatMap((folder) =>
    Object.entries(addresses[folder]).map(([name, known]) => ({ folder, slug: name, address: known, formerly: old[folder][name] ?? [] })),
  );
  const moved = formerly.filter((name) => name !== (address ?? slug));
  const entry: AddressedEntry = { folder: collection, slug, address, formerly: moved };
  const faults = [...faultsOfAddresses(entry, entries, []), ...faultsOfTaking(entry, entries)];
  return faults.map(({ path: field, ...fault }) => ({ ...fault, field: fieldName(field) }));
};

/**
 * Checks what stands in the form.
 *
 * @param data the entry's fields, with the text of a markdown file in `body`
 */
export const checkDraft = (file: DraftFile, data: unknown, site: DraftSite): CheckedDraft => {
  const schema = schemaOf(file);
  if (!schema || !isRecord(data)) return { blanks: [], tidied: [], problems: [] };
  const isMarkdown = file.collection in folders;
  const written = Object.fromEntries(Object.entries(withoutNotes(data)).filter(([key]) => !(isMarkdown && key === "body")));
  const tidy = tidyData(written);
  const text = isMarkdown && typeof data.body === "string" ? data.body : "";
  const body = tidyText(text, site.siteUrl);
  const resolved = resolveData(tidy, site.facts);
  const resolvedBody = resolveText(body, site.facts, true);
  const parsed = { file: file.path, data: resolved.data, body: resolvedBody.text, bodyLine: 1, lineOf: () => undefined };
  const outcome = validate(schema, parsed);
  const problems: readonly (Omit<Problem, "file"> & { readonly isRule?: boolean })[] = [
    ...resolved.problems.map((problem) => ({ ...problem, field: fieldName(problem.path) })),
    ...resolvedBody.problems.map((problem) => ({ ...problem, field: "text" })),
    ...("problems" in outcome ? outcome.problems.map((problem) => ({ ...problem, isRule: true })) : []),
    ...checkReferences([{ parsed, schema, data: resolved.data }], inventoryFor(resolved.data, site)),
    ...("data" in outcome ? addressProblems(file, outcome.data, site) : []),
    ...("data" in outcome ? checkRedirects({ parsed, schema, data: outcome.data }, redirectsIn(file, outcome.data), site.pages) : []),
  ];
  return {
    blanks: blanksOf(written, withoutBlanks(schema, written)),
    tidied: [...changedTexts(written, tidy), ...changedTexts(text, body, ["body"])],
    problems: problems.map((problem) => ({ path: pathOf(problem.field), message: inOfficeWords(problem) })),
  };
};
