/** An entry as it stands in the editor's form, whichever editor that is. */
import type { z } from "zod";
import { folders, isFolderName } from "../content/schema";
import { translatedSchema } from "../content/schema/translation";
import { englishFile } from "../content/shared/languages";
import { EDITED_FILES, formOfFile, partsOfCollection } from "./collections";
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
  const { language, name } = partsOfCollection(collection);
  const english = englishFile(path.replace(/^content\//, ""));
  const entry = isFolderName(name) ? folders[name] : Object.values(EDITED_FILES).find(({ file }) => file === english);
  return entry && (language === "en" ? entry.schema : translatedSchema(entry));
};

/** Returns the schema of a file, given by its path below `content/`; undefined for one that the site does not know. */
export const schemaOfFile = (file: string): z.ZodObject | undefined => {
  const form = formOfFile(file);
  return form && schemaOf({ collection: form.collection, path: file });
};
