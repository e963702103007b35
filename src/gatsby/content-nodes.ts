/** Creates Gatsby nodes from validated content. */
import { hash } from "node:crypto";
import type { NodeInput } from "gatsby";
import { withDerived } from "../content/entries/derived";
import { extrasOf } from "../content/entries/extras";
import { inLanguage, type Language } from "../content/shared/languages";
import { pathsIn, relatedLinks } from "../content/entries/page-links";
import { serviceCards } from "../content/entries/placement";
import { settingsOf } from "../content/settings";
import { entryPath } from "../content/shared/routes";
import { files, folders, lists, type Content, type FolderName, type ListName, namesOf } from "../content/schema";
import { allDiagrams } from "../content/diagrams";
import { digestOf } from "../publish/digest";
import { translatedPages } from "../seo/public-pages";
import { QUERIED_FILES } from "./graphql-types";
import { QUALITIES } from "./picture-quality";

/** Returns a node's id. Ids of English nodes have no language prefix. */
export const nodeId = (lang: Language, ...names: readonly (string | number)[]): string =>
  [...(lang === "en" ? [] : [lang]), ...names].join(":");

/** Folders with the code that turns markdown into HTML. */
const TEXT_CODE = ["src/content", "src/gatsby"];

const digest = (value: unknown): string => hash("sha256", JSON.stringify(value));

// The digest includes the qualities, because Gatsby would otherwise use cached query results after a quality changed.
const node = (id: string, type: string, fields: object, internal: Partial<NodeInput["internal"]> = {}): NodeInput => ({
  ...fields,
  id,
  parent: null,
  children: [],
  internal: { type, contentDigest: digest([fields, internal, QUALITIES]), ...internal },
});

const settingsFields = (content: Content) => ({
  lang: content.language,
  translatedPages: translatedPages(content),
  paths: pathsIn(content),
  value: settingsOf(content),
  diagrams: allDiagrams(content),
});

/** Fields of a language's settings node. */
export type SettingsNode = ReturnType<typeof settingsFields>;

/** Returns the nodes of one language's content. A file's node has the same id in every build. */
export const contentNodes = (checked: Content): readonly NodeInput[] => {
  const content = withDerived(checked);
  const lang = content.language;
  const settings = node(nodeId(lang, "Settings"), "Settings", settingsFields(content));
  // Everything outside an entry that changes its text: our code, and the Settings node, which remark-text.ts reads.
  const rendering = digest([...TEXT_CODE.map(digestOf), settings.internal.contentDigest]);
  return [
    settings,
    ...namesOf<FolderName>(folders).flatMap((name) =>
      content[name].map(({ body, ...entry }) => {
        const { type } = folders[name];
        const path = inLanguage(entryPath(name, entry), lang);
        const fields = { ...entry, lang, extras: extrasOf({ content, entry }), related: relatedLinks(content, entry.related), path };
        // The media type makes gatsby-transformer-remark turn the node's content into HTML. The transformer caches its output until
        // the content changes, so the front matter contains digests of everything else that the output depends on.
        const markdown = `---\nrendering: ${rendering}\nsources: ${digest(entry.sources)}\n---\n${body}`;
        return node(nodeId(lang, type, entry.slug), type, fields, { mediaType: "text/markdown", content: markdown });
      }),
    ),
    ...namesOf<ListName>(lists).flatMap((name) =>
      content[name].map((item, position) => node(nodeId(lang, lists[name].type, position), lists[name].type, { ...item, lang, position })),
    ),
    ...QUERIED_FILES.map((name) => {
      const cards = name === "servicesPage" && { cards: serviceCards(content) };
      return node(nodeId(lang, files[name].type), files[name].type, { ...content[name], ...cards, lang });
    }),
  ];
};
