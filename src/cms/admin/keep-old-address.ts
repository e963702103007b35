/** Keeps the address that a page has so far when somebody changes it: it becomes a redirect, so that no visitor's link breaks. */
import type { AddressedEntry } from "../../content/check-addresses";
import { isFolderName } from "../../content/schema";
import type { Draft } from "../draft";

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === "string" && item !== "") : [];

/**
 * Lists the old addresses of a page when it is saved.
 *
 * @param before the address that the page has on the site; undefined for one that is not there
 * @param now its address from now on
 * @param formerly those that it names already
 * @param slug the name of its file, which leads to the page by itself
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
