/** The content lint's advice on an entry. It never blocks saving. */
import { draftAdvice, type Surroundings } from "../../content/lint/advice";
import { isFolderName, folders } from "../../content/schema";
import { fileIn } from "../../content/shared/languages";
import type { Draft } from "../draft";
import { withoutNotes } from "../notes";
import { hasBody, partsOfCollection } from "../collections";
import { placeOf } from "./check-draft";
import { labelOf } from "./labels";
import type { Note } from "./note-panel";

/** Returns the advice on a draft. @param site the rest of the site, in the entry's language */
export const adviceOn = (draft: Draft, site: Surroundings): readonly Note[] => {
  const { collection, path } = draft;
  const data = withoutNotes(draft.data);
  const { body, ...fields } = data;
  const { language, name } = partsOfCollection(collection);
  const file = path.replace(/^content\//, "") || fileIn(language, `${isFolderName(name) ? folders[name].folder : name}/new.md`);
  const written = hasBody(collection) ? { file, data: fields, body: typeof body === "string" ? body : "" } : { file, data, body: "" };
  return draftAdvice(written, site).map(({ field, why, fix }) => ({ label: labelOf(draft, placeOf(field)), message: `${why} ${fix}` }));
};
