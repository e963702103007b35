/** An entry in the editor's form, independent of Decap. */
import type { z } from "zod";
import { folders, isFolderName } from "../content/schema";
import { translatedSchema } from "../content/schema/translation";
import { englishFile } from "../content/shared/languages";
import { EDITED_FILES, formOfFile, partsOfCollection } from "./collections";
import type { Data } from "./same";

/** The file of a draft. */
export interface DraftFile {
  readonly collection: string;
  /** Path of the file, such as `content/pages/home.yml`; empty for a new entry. */
  readonly path: string;
}

/** The entry in the form. */
export interface Draft extends DraftFile {
  /** File name without extension; empty for a new entry. */
  readonly slug: string;
  /** Whether it was opened as a draft of the editorial workflow. */
  readonly isProposed: boolean;
  /** Its fields, and the editor's notes (notes.ts). The same object until something changes. */
  readonly data: Data;
}

/** Returns the schema of a draft's file; undefined for an unknown file. */
export const schemaOf = ({ collection, path }: DraftFile): z.ZodObject | undefined => {
  const { language, name } = partsOfCollection(collection);
  const english = englishFile(path.replace(/^content\//, ""));
  const entry = isFolderName(name) ? folders[name] : Object.values(EDITED_FILES).find(({ file }) => file === english);
  return entry && (language === "en" ? entry.schema : translatedSchema(entry));
};

/** Returns the schema of a file, given its path below `content/`; undefined for an unknown file. */
export const schemaOfFile = (file: string): z.ZodObject | undefined => {
  const form = formOfFile(file);
  return form && schemaOf({ collection: form.collection, path: file });
};
