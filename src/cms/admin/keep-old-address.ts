/** Keeps the address that a page has so far when somebody changes it: it becomes a redirect, so that no visitor's link breaks. */
import { isFolderName, type FolderName } from "../../content/schema";
import { fileOf, slugOf, toPlain, type DraftMap } from "./decap";

type Addresses = Readonly<Record<FolderName, Readonly<Record<string, string>>>>;

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
export const keepOldAddress = (entry: DraftMap, data: DraftMap, addresses: Addresses): DraftMap => {
  const { collection } = fileOf(entry);
  const slug = slugOf(entry);
  if (!isFolderName(collection) || slug === "") return data;
  const address = data.get("address");
  const formerly = texts(toPlain(data.get("formerly")));
  const now = typeof address === "string" && address !== "" ? address : slug;
  const kept = oldAddressesOf(addresses[collection][slug], now, formerly, slug);
  if (kept.join() === formerly.join()) return data;
  if (kept.length === 0) return data.deleteIn(["formerly"]);
  return data.setIn(
    ["formerly"],
    kept.reduce((list, one) => list.push(one), data.toList().clear()),
  );
};
