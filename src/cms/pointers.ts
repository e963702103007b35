/** Who points at whom: what the editor says before somebody deletes an entry that others name or link to. */
import { bodyLinks } from "../content/body-links";
import { pathTo } from "../content/routes";
import { files, folders, lists, type Content, type FileName, type FolderName, type ListName } from "../content/schema";
import { visitFields } from "../content/schema-walk";
import { collectionOf, FILE_COLLECTIONS } from "./collections";

/** A file that points at an entry. */
export interface Pointer {
  /** Its form in the editor, such as `services/entries/sealcoating`. */
  readonly form: string;
  readonly title: string;
  /** What the editor's menu calls its collection. */
  readonly kind: string;
}

/** Pointers by the entry pointed at, such as `services/sealcoating`. Entries that nobody points at are left out. */
export type Pointers = Readonly<Record<string, readonly Pointer[]>>;

interface Source {
  readonly pointer: Pointer;
  readonly schema: unknown;
  readonly data: unknown;
  readonly body: string;
}

const namesOf = <Name extends string>(registry: Readonly<Record<Name, unknown>>): Name[] => Object.keys(registry) as Name[];

const fileSource = (name: string, file: string, title: string, schema: unknown, data: unknown): Source => {
  const collection = collectionOf(file);
  return { pointer: { form: `${collection}/entries/${name}`, title, kind: FILE_COLLECTIONS[collection] }, schema, data, body: "" };
};

const sourcesOf = (content: Content): readonly Source[] => [
  ...namesOf<FolderName>(folders).flatMap((name) =>
    content[name].map((entry) => ({
      pointer: { form: `${name}/entries/${entry.slug}`, title: entry.title, kind: folders[name].label },
      schema: folders[name].schema,
      data: entry,
      body: entry.body,
    })),
  ),
  ...namesOf<ListName>(lists).flatMap((name) =>
    content[name].map((item) => fileSource(name, lists[name].file, lists[name].label, lists[name].schema, item)),
  ),
  ...namesOf<FileName>(files).map((name) =>
    fileSource(name, files[name].file, files[name].label, files[name].schema, content[name]),
  ),
];

/** Lists the pointers of all content. A link to an old address points at the page that it leads to. */
export const pointersOf = (content: Content): Pointers => {
  const moved = new Map(content.redirects.map(({ from, to }) => [from, to.replace(/#.*$/, "")]));
  const entryAt = new Map(
    namesOf<FolderName>(folders).flatMap((name) => content[name].map(({ slug }) => [pathTo(name, slug), `${name}/${slug}`] as const)),
  );
  const entryOf = (address: string): string | undefined => {
    const path = address.replace(/#.*$/, "");
    return entryAt.get(moved.get(path) ?? path);
  };
  const pointers = new Map<string, Map<string, Pointer>>();
  for (const { pointer, schema, data, body } of sourcesOf(content)) {
    const targets = [
      ...visitFields(schema, data).map(({ relation, internalLink, value }) =>
        relation ? `${relation}/${value}` : internalLink ? entryOf(value) : undefined,
      ),
      ...bodyLinks(body).map(({ path }) => entryOf(path)),
    ];
    for (const target of targets) {
      if (target === undefined || pointer.form === target.replace("/", "/entries/")) continue;
      const known = pointers.get(target) ?? new Map<string, Pointer>();
      known.set(pointer.form, pointer);
      pointers.set(target, known);
    }
  }
  return Object.fromEntries([...pointers].map(([target, known]) => [target, [...known.values()]]));
};
