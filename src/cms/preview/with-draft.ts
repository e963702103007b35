/** Replaces saved content with the draft in the form, for its preview. */
import { complete } from "../../content/check/complete";
import { folders, isFolderName, LIST_FILES, type Content } from "../../content/schema";
import { withShared, type Translatable } from "../../content/schema/translation";
import type { Language } from "../../content/shared/languages";
import { propertyOf, required } from "../../content/shared/required";
import { EDITED_FILES, type Draft } from "../collections";

/** An entry in the editor's form, which may be incomplete or invalid. */
export interface ShownDraft extends Pick<Draft, "slug" | "data"> {
  readonly language: Language;
}

/** Returns a draft's fields. A translation gets the shared fields of the saved version, which has them from the English file. */
const fieldsOf = (file: Translatable, { language, data }: ShownDraft, saved: unknown): object =>
  complete<object>(file.schema, language === "en" ? data : withShared(file, data, saved));

/** Returns the content with a draft in place of the saved entry, list or file. */
export const withDraft = (content: Content, name: string, draft: ShownDraft): Content => {
  if (!isFolderName(name)) {
    const fields = fieldsOf(required(EDITED_FILES[name], name), draft, propertyOf(content, name));
    return { ...content, [name]: name in LIST_FILES ? propertyOf(fields, name) : fields };
  }
  const { slug, data } = draft;
  const others: readonly { readonly slug: string }[] = content[name];
  // The first draft of a translation has no saved version yet; its English entry is in `untranslated`.
  const saved = [...others, ...content.untranslated[name]].find((other) => other.slug === slug);
  const entry = { ...fieldsOf(folders[name], draft, saved), slug, body: typeof data.body === "string" ? data.body : "" };
  const isNew = others.every((other) => other.slug !== slug);
  return { ...content, [name]: isNew ? [...others, entry] : others.map((other) => (other.slug === slug ? entry : other)) };
};
