/** Adds a page's old address to `formerly` when the address changes: it becomes a redirect, so old links keep working. */
import type { AddressedEntry } from "../../content/check-addresses";
import { isFolderName } from "../../content/schema";
import type { Draft } from "../draft";

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === "string" && item !== "") : [];

/**
 * Returns the old addresses to save with a page.
 *
 * @param before the page's address on the site; undefined for a new page
 * @param now its new address
 * @param formerly old addresses that it already lists
 * @param slug its file name, which leads to the page without being listed
 */
export const oldAddressesOf = (before: string | undefined, now: string, formerly: readonly string[], slug: string): readonly string[] => {
  const all = before === undefined || before === slug ? formerly : [...formerly, before];
  return [...new Set(all)].filter((address) => address !== now);
};

/** Adds the old address to an entry that is about to be saved. */
export const keepOldAddress = (draft: Draft, entries: readonly AddressedEntry[]): Draft => {
  const { collection, slug, data } = draft;
  if (!isFolderName(collection) || slug === "") return draft;
  const formerly = texts(data.formerly);
  const now = typeof data.address === "string" && data.address !== "" ? data.address : slug;
  const saved = entries.find((entry) => entry.folder === collection && entry.slug === slug);
  const kept = oldAddressesOf(saved && (saved.address ?? slug), now, formerly, slug);
  return kept.join() === formerly.join() ? draft : { ...draft, data: { ...data, formerly: kept } };
};
