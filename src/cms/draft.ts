/** An entry as it stands in the editor's form, whichever editor that is. */
import type { z } from "zod";
import { LIST_FILES } from "../content/list-files";
import { files, folders, isFolderName } from "../content/schema";
import { formSchema, originalIn, translationIn } from "./translations";
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
  if (translationIn(collection)) {
    const original = originalIn({ collection, path });
    return original && formSchema(original.schema);
  }
  if (isFolderName(collection)) return folders[collection].schema;
  return [...Object.values(LIST_FILES), ...Object.values(files)].find(({ file }) => path === `content/${file}`)?.schema;
};
