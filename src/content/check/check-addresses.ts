/** Checks that each entry has a unique address, and that old addresses are listed only once and no longer in use. */
import type { ValidFile } from "./check-references";
import { describeValue, problemAt, type Fault, type Problem } from "./problems";
import { entryPath, pathAt, routes } from "../shared/routes";
import { allEntries, type Content, type Entry, type FolderName } from "../schema";
import type { Language } from "../shared/languages";
import type { Redirect } from "../schema/redirects";
import { decodePath, ownerOfAddress, pageAtAddress } from "./taken-addresses";

/** The addresses of an entry. The slug is empty for a new entry that has no file yet. */
export interface AddressedEntry extends Pick<Entry<FolderName>, "slug" | "address"> {
  readonly folder: FolderName;
  readonly formerly: readonly string[];
}

/** A problem with an address, and the path of the field that contains it. */
export type AddressFault = Fault & { readonly path: readonly PropertyKey[] };

/** Returns a description of what uses an address. Ignores entries, which are compared with each other below. */
export const ownerExceptEntries = ownerOfAddress({ pages: Object.values(routes), languages: [], staticFiles: [] });

const UNUSED_ADDRESS = "an address that no other page has";
const ONLY_ONCE = "each old address only once";

const pathIn = (entry: AddressedEntry): string => entryPath(entry.folder, entry);
const fileOf = ({ folder, slug }: AddressedEntry): string => `content/${folder}/${slug}.md`;
const othersOf = (entry: AddressedEntry, entries: readonly AddressedEntry[]): readonly AddressedEntry[] =>
  entries.filter((other) => fileOf(other) !== fileOf(entry));

const faultsOfOldAddress = (
  entry: AddressedEntry,
  index: number,
  otherEntries: readonly AddressedEntry[],
  redirects: readonly Redirect[],
): readonly AddressFault[] => {
  const name = entry.formerly[index] ?? "";
  const from = pathAt(entry.folder, name);
  const fault = (found: string, fix: string, expected = "an old address"): readonly AddressFault[] => [
    { path: ["formerly", index], expected, found: `${describeValue(name)}, ${found}`, fix },
  ];
  if (pathIn(entry) === from) return fault("the page's current address", "Delete it: the page already has this address.");
  const reserved = ownerExceptEntries(from);
  if (reserved !== undefined) return fault(reserved, "Delete it: the site itself uses this address.");
  const owner = otherEntries.find((other) => pathIn(other) === from);
  if (owner) return fault(`now the address of ${fileOf(owner)}`, "Delete it, or change that page's address.");
  const rival = otherEntries.find(({ folder, formerly }) => folder === entry.folder && formerly.includes(name));
  const isRepeated = entry.formerly.indexOf(name) !== index;
  const isRedirect = redirects.some((redirect) => decodePath(redirect.from) === from);
  const where = rival ? fileOf(rival) : isRepeated ? "this page" : isRedirect && "the redirects";
  return where ? fault(`also an old address in ${where}`, "Delete one of the two.", ONLY_ONCE) : [];
};

/**
 * Reports problems with an entry's current and old addresses.
 *
 * @param entries all entries; may include the entry itself
 * @param redirects redirects in the settings
 */
export const faultsOfAddresses = (entry: AddressedEntry, entries: readonly AddressedEntry[], redirects: readonly Redirect[]) => {
  // Skip most entries, which set neither field: comparing every pair of entries would take seconds on a blog with thousands of posts.
  if (entry.address === undefined && entry.formerly.length === 0) return [];
  const otherEntries = othersOf(entry, entries);
  const path = pathIn(entry);
  const owner = otherEntries.find((other) => pathIn(other) === path);
  const taken = ownerExceptEntries(path) ?? (owner && `the address of ${fileOf(owner)}`);
  const found = `${describeValue(entry.address)}, ${taken ?? ""}`;
  // If the address is only the file's name, `readFiles` or the other entry reports the problem.
  const isWrong = taken !== undefined && path !== pathAt(entry.folder, entry.slug);
  return [
    ...(isWrong ? [{ path: ["address"], expected: UNUSED_ADDRESS, found, fix: "Choose another address." }] : []),
    ...entry.formerly.flatMap((_, index) => faultsOfOldAddress(entry, index, otherEntries, redirects)),
  ];
};

/**
 * Reports every other entry, and the redirects, if they list this entry's address as an old address. The check of all content reports these
 * problems at the other entries (`faultsOfAddresses`) and at the redirects (`checkRedirects`).
 *
 * @param redirects redirects in the settings
 * @param languages the site's other languages: a redirect from /es/<address> counts too
 */
export const faultsOfOccupiedAddress = (
  entry: AddressedEntry,
  entries: readonly AddressedEntry[],
  redirects: readonly Redirect[],
  languages: readonly Language[],
): readonly AddressFault[] => {
  const pageAt = pageAtAddress({ pages: [pathIn(entry)], languages });
  const fault = (where: string, fix: string): AddressFault => ({
    path: ["address"],
    expected: UNUSED_ADDRESS,
    found: `${describeValue(entry.address ?? entry.slug)}, an old address ${where}`,
    fix: `Choose another address, or delete ${fix}.`,
  });
  return [
    ...othersOf(entry, entries)
      .filter(({ folder, formerly }) => formerly.some((name) => pathAt(folder, name) === pathIn(entry)))
      .map((other) => fault(`of ${fileOf(other)}`, "the old one there")),
    ...(redirects.some(({ from }) => pageAt(from) !== undefined) ? [fault("in the redirects", "the redirect")] : []),
  ];
};

/**
 * Reports redirects from addresses that entries list as old addresses. The check of all content uses `faultsOfAddresses`, which reports
 * these problems at the entries instead.
 */
export const faultsOfRedirects = (redirects: readonly Redirect[], entries: readonly AddressedEntry[]): readonly AddressFault[] => {
  const owners = new Map(entries.flatMap((entry) => entry.formerly.map((name) => [pathAt(entry.folder, name), entry] as const)));
  return redirects.flatMap(({ from }, index) => {
    const owner = owners.get(decodePath(from));
    if (!owner) return [];
    const found = `${describeValue(from)}, also an old address in ${fileOf(owner)}`;
    return [{ path: ["redirects", index, "from"], expected: ONLY_ONCE, found, fix: "Delete one of the two." }];
  });
};

/**
 * Reports problems with the addresses of all entries.
 *
 * @param files the entries' files by path
 */
export const checkAddresses = (
  content: Pick<Content, FolderName>,
  files: ReadonlyMap<string, ValidFile>,
  redirects: readonly Redirect[],
): readonly Problem[] => {
  const entries = allEntries(content).map(({ folder, entry }) => ({ ...entry, folder }));
  return entries.flatMap((entry) => {
    const parsed = files.get(`${entry.folder}/${entry.slug}.md`)?.parsed;
    return parsed ? faultsOfAddresses(entry, entries, redirects).map((fault) => problemAt(parsed, fault.path, fault)) : [];
  });
};
