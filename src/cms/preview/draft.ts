/** Inserts a draft into the content in place of the saved version, so that previews show it in context. */
import { complete } from "../../content/complete";
import { LIST_FILES } from "../../content/list-files";
import { files, folders, type Content, type FileName, type FolderName, type ListName } from "../../content/schema";
import { propertyOf } from "../../content/shared/required";

/** An entry in the editor's form. */
export interface Draft {
  readonly slug: string;
  /** Fields, and a page's `body`. May be incomplete or invalid. */
  readonly data: unknown;
}

const has = <Name extends string>(registry: Readonly<Record<Name, unknown>>, name: string): name is Name => Object.hasOwn(registry, name);

const bodyOf = (data: unknown): string => {
  const body = propertyOf(data, "body");
  return typeof body === "string" ? body : "";
};

const inFolder = (content: Content, name: FolderName, { slug, data }: Draft): Content => {
  const entry = { ...complete<object>(folders[name].schema, data), slug, body: bodyOf(data) };
  const others: readonly { readonly slug: string }[] = content[name];
  const isNew = others.every((other) => other.slug !== slug);
  return { ...content, [name]: isNew ? [...others, entry] : others.map((other) => (other.slug === slug ? entry : other)) };
};

/**
 * Returns the content with the draft in it.
 *
 * @param name the draft's folder, list or file
 * @throws Error if the content has none of that name
 */
export const withDraft = (content: Content, name: string, draft: Draft): Content => {
  const { data } = draft;
  if (has<FolderName>(folders, name)) return inFolder(content, name, draft);
  if (has<ListName>(LIST_FILES, name)) return { ...content, [name]: complete(LIST_FILES[name].schema, data)[name] };
  if (has<FileName>(files, name)) return { ...content, [name]: complete<object>(files[name].schema, data) };
  throw new Error(`The content has nothing called ${name}`);
};
