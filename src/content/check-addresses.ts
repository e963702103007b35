/** Checks the addresses of entries against each other: two pages cannot have one, and an old one is nobody's page. */
import { describeValue, problemAt, type Fault, type Problem } from "./problems";
import { pathOf, pathTo, routes } from "./shared/routes";
import type { FolderName } from "./schema";
import type { Redirect } from "./schema/redirects";
import { decodePath, ownerOfAddress } from "./taken-addresses";

/** An entry as far as its addresses go. */
export interface AddressedEntry {
  readonly folder: FolderName;
  /** The name of its file, without the ending; empty for one that has no file yet. */
  readonly slug: string;
  readonly address?: string | undefined;
  readonly formerly: readonly string[];
}

/** What is wrong with an address, and where it stands in the entry. */
export type AddressFault = Fault & { readonly path: readonly PropertyKey[] };

/** Returns what the site has at an address besides the entries, which are compared with each other. */
export const ownerBesideEntries = ownerOfAddress({ pages: Object.values(routes), languages: [], staticFiles: [] });

const NO_ADDRESS = "an address that no other page has";

const pathIn = (entry: AddressedEntry): string => pathOf(entry.folder, entry);
const fileOf = ({ folder, slug }: AddressedEntry): string => `content/${folder}/${slug}.md`;
const isSame = (one: AddressedEntry, other: AddressedEntry): boolean => one.folder === other.folder && one.slug === other.slug;

const faultOfAddress = (entry: AddressedEntry, others: readonly AddressedEntry[]): readonly AddressFault[] => {
  if (entry.address === undefined || entry.address === entry.slug) return [];
  const path = pathIn(entry);
  const owner = others.find((other) => pathIn(other) === path);
  const taken = ownerBesideEntries(path) ?? (owner && `that of ${fileOf(owner)}`);
  if (taken === undefined) return [];
  return [{ path: ["address"], expected: NO_ADDRESS, found: `${describeValue(entry.address)}, ${taken}`, fix: "Choose another address." }];
};

const faultOfOld = (
  entry: AddressedEntry,
  index: number,
  others: readonly AddressedEntry[],
  redirects: readonly Redirect[],
): readonly AddressFault[] => {
  const name = entry.formerly[index] ?? "";
  const from = pathTo(entry.folder, name);
  const fault = (found: string, fix: string, expected = "an old address"): readonly AddressFault[] => [
    { path: ["formerly", index], expected, found: `${describeValue(name)}, ${found}`, fix },
  ];
  if (pathIn(entry) === from) return fault("the page's address now", "Delete it: the page is there.");
  const reserved = ownerBesideEntries(from);
  if (reserved !== undefined) return fault(reserved, "Delete it: the site answers there itself.");
  const owner = others.find((other) => pathIn(other) === from);
  if (owner) return fault(`a page again: ${fileOf(owner)}`, "Delete it, or move that page.");
  const rival = others.find(({ folder, formerly }) => folder === entry.folder && formerly.includes(name));
  const isRepeated = entry.formerly.indexOf(name) !== index;
  const isRedirect = redirects.some((redirect) => decodePath(redirect.from) === from);
  const where = rival ? fileOf(rival) : isRepeated ? "this page" : isRedirect && "the redirects";
  return where ? fault(`also an old address of ${where}`, "Delete one of the two.", "each old address once") : [];
};

/**
 * Lists what is wrong with the addresses of an entry.
 *
 * @param entries all of them; the entry itself may be among them
 * @param redirects those of the settings
 */
export const faultsOfAddresses = (
  entry: AddressedEntry,
  entries: readonly AddressedEntry[],
  redirects: readonly Redirect[],
): readonly AddressFault[] => {
  if (entry.address === undefined && entry.formerly.length === 0) return [];
  const others = entries.filter((other) => !isSame(entry, other));
  return [...faultOfAddress(entry, others), ...entry.formerly.flatMap((_, index) => faultOfOld(entry, index, others, redirects))];
};

/**
 * Lists what the address of an entry makes wrong at others: what they name as an old address is a page again. The check of all content
 * reports that at the other one (faultsOfAddresses).
 */
export const faultsOfTaking = (entry: AddressedEntry, entries: readonly AddressedEntry[]): readonly AddressFault[] =>
  entries
    .filter((other) => !isSame(entry, other) && other.formerly.some((name) => pathTo(other.folder, name) === pathIn(entry)))
    .map((other) => ({
      path: ["address"],
      expected: NO_ADDRESS,
      found: `${describeValue(entry.address ?? entry.slug)}, an old address of ${fileOf(other)}`,
      fix: "Choose another address, or delete the old one there.",
    }));

/** What the check reads of an entry's file. */
export interface AddressedFile {
  readonly entry: AddressedEntry;
  readonly file: string;
  readonly lineOf: (path: readonly PropertyKey[]) => number | undefined;
}

/** Lists what is wrong with the addresses of all entries. */
export const checkAddresses = (files: readonly AddressedFile[], redirects: readonly Redirect[]): readonly Problem[] => {
  const entries = files.map(({ entry }) => entry);
  return files.flatMap(({ entry, ...file }) =>
    faultsOfAddresses(entry, entries, redirects).map((fault) => problemAt(file, fault.path, fault)),
  );
};
