/** An entry as it stands in the editor's form, whichever editor that is. */
import { z } from "zod";
import { files, folders, isFolderName, lists } from "../content/schema";
import type { Data } from "./same";

/** Which file a draft is of. */
export interface DraftFile {
  readonly collection: string;
  /** File name of the draft, such as `content/pages/home.yml`; a new entry has none yet. */
  readonly path: string;
}

/** What stands in the form. */
export interface Draft extends DraftFile {
  /** The name of its file, without the ending; empty for one that has none yet. */
  readonly slug: string;
  /** Whether it was opened as a draft of the workflow. */
  readonly isProposed: boolean;
  /** Its fields, and the notes of the editor (notes.ts). The same object as long as nothing is changed. */
  readonly data: Data;
}

/** Gives the schema of a draft's file; nothing for one that the site does not know. */
export const schemaOf = ({ collection, path }: DraftFile): z.ZodObject | undefined => {
  if (isFolderName(collection)) return folders[collection].schema;
  const list = Object.entries(lists).find(([, { file }]) => path === `content/${file}`);
  if (list) return z.strictObject({ [list[0]]: z.array<z.ZodType>(list[1].schema).meta({ title: list[1].label }) });
  return Object.values(files).find(({ file }) => path === `content/${file}`)?.schema;
};
