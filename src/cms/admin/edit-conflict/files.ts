/** What is said of the texts of two versions, and how one is kept. */
import { withoutNotes } from "../../notes";
import { readPage, readSettings, writePage, writeSettings } from "../../page-format";
import { isSame, type Data } from "../../same";
import { labelOf } from "../labels";
import type { OpenedEntry } from "./find";

const isPage = ({ path }: Pick<OpenedEntry, "path">): boolean => path.endsWith(".md");

const fieldsIn = (entry: OpenedEntry, text: string): Data => withoutNotes(isPage(entry) ? readPage(text, "") : readSettings(text));

/**
 * Names the fields that differ between the file as it was known and the one of now, as the form does.
 *
 * @returns nothing where one of the two is not there, or cannot be read
 */
export const differingFields = (entry: OpenedEntry, now: string | undefined): readonly string[] => {
  if (entry.text === undefined || now === undefined) return [];
  try {
    const [one, other] = [fieldsIn(entry, entry.text), fieldsIn(entry, now)];
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return names.filter((name) => !isSame(one[name], other[name])).map((name) => labelOf(entry, [name]));
  } catch {
    return [];
  }
};

/** Writes what stands in the form as it would stand in the file. */
export const fileText = (entry: OpenedEntry, data: Data): string => (isPage(entry) ? writePage : writeSettings)(data);

/** Puts a text where the browser puts what is downloaded. */
export const keepFile = ({ path, slug }: OpenedEntry, which: "mine" | "other", text: string): void => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `${slug}-${which}${path.slice(path.lastIndexOf("."))}`;
  link.click();
  // Once the browser has read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};
