/** Empties every collection in a project's content, and removes references to the deleted entries. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { folders, lists } from "../../../src/content/schema";
import { TRANSLATIONS } from "../../../src/content/shared/languages";

/** Checks whether a value is an entry's slug or path, or an object that links to an entry. */
const refersToEntry = (value: unknown, slugs: ReadonlySet<unknown>): boolean => {
  if (typeof value === "string") return slugs.has(value) || /^\/(?:services|locations|blog)\//.test(value);
  return typeof value === "object" && value !== null && ["to", "link"].some((key) => refersToEntry(Reflect.get(value, key), slugs));
};

/** Name of an optional field that contains one entry's slug. */
const CHOSEN = "first";
/** Names of optional fields that contain one link. */
const LINKS: readonly string[] = ["link", "moves"];

const withoutReferences = (value: unknown, slugs: ReadonlySet<unknown>): unknown => {
  if (Array.isArray(value)) return value.filter((item) => !refersToEntry(item, slugs)).map((item) => withoutReferences(item, slugs));
  if (typeof value !== "object" || value === null) return value;
  const remaining = Object.entries(value).filter(
    ([key, inner]: [string, unknown]) => (key !== CHOSEN || !slugs.has(inner)) && !(LINKS.includes(key) && refersToEntry(inner, slugs)),
  );
  return Object.fromEntries(remaining.map(([key, inner]: [string, unknown]) => [key, withoutReferences(inner, slugs)]));
};

/** The optional field to delete from each file: the finder, which must link to entries, and the finder's choices on the home page. */
const OPTIONAL: Readonly<Record<string, string>> = { "services.yml": "finder", "home.yml": "doors" };

/** Removes all entries from a project, so that only settings and single pages remain. */
export const emptyCollections = (project: string): void => {
  const at = (...parts: readonly string[]) => path.join(project, "content", ...parts);
  const slugs = new Set<unknown>();
  // Remove translations, because a translation without its English original is an error.
  for (const language of TRANSLATIONS) rmSync(at(language), { recursive: true, force: true });
  for (const { folder } of Object.values(folders)) {
    for (const file of readdirSync(at(folder))) {
      slugs.add(path.parse(file).name);
      rmSync(at(folder, file));
    }
  }
  for (const [name, { file }] of Object.entries(lists)) writeFileSync(at(file), stringify({ [name]: [] }));
  for (const folder of ["settings", "pages"]) {
    for (const name of readdirSync(at(folder))) {
      const file = at(folder, name);
      const data = withoutReferences(parse(readFileSync(file, "utf8")), slugs) as object;
      Reflect.deleteProperty(data, OPTIONAL[name] ?? "");
      writeFileSync(file, stringify(data));
    }
  }
};
