/** Turns checked content into Gatsby nodes. */
import { createHash } from "node:crypto";
import type { NodeInput } from "gatsby";
import { withSources } from "../../content/with-sources";
import { pathsIn } from "../../content/paths-in";
import { inLanguage } from "../../content/shared/languages";
import { relatedLinks } from "../../content/related-links";
import { serviceCards } from "../../content/placement";
import { settingsOf } from "../../content/settings";
import { pathOf } from "../../content/shared/routes";
import { files, folders, lists, type Content, type FileName, type FolderName, type ListName, namesOf } from "../../content/schema";
import { allDiagrams } from "../../content/diagrams";
import { worksheetsOf } from "../../content/worksheets-of";
import { withAnalytics } from "../analytics/privacy";
import { nodeId } from "./node-id";
import { digestOf } from "../publish/build-id";
import { withDeliveryPrivacy } from "./delivery-privacy";
import { translatedPages } from "../../seo/public-pages";

/**
 * The code that a text goes through on its way to HTML; diagrams are digested by what they come to. Gatsby keeps the results of queries
 * while content and queries stay as they are: code that resolves a field counts as neither, and a warm build would show old texts.
 */
const TEXT_CODE = ["src/content", "src/build/gatsby"];

const digest = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");

const node = (id: string, type: string, fields: object, internal: Partial<NodeInput["internal"]> = {}, code = ""): NodeInput => ({
  ...fields,
  id,
  parent: null,
  children: [],
  internal: { type, contentDigest: digest([fields, internal, code]), ...internal },
});

/** What a file's node holds besides the file: what follows from entries, and of the diagrams what they come to. */
const DERIVED: Partial<Readonly<Record<FileName, (content: Content) => object>>> = {
  // A page that shows a diagram is rebuilt when its words, a fact that it draws or the code that draws it has changed.
  diagrams: (content) => ({ drawn: allDiagrams(content) }),
  servicesPage: (content) => ({ cards: serviceCards(content) }),
};

const fieldsOfFile = (name: FileName, content: Content): object => ({ ...content[name], ...DERIVED[name]?.(content) });

/** Makes the nodes of everything in `content/`. Ids are stable: the same file has the same id in every build. */
export const contentNodes = (checked: Content): readonly NodeInput[] => {
  const content = withAnalytics(withDeliveryPrivacy(checked));
  const lang = content.language;
  // A page may lead to the English one until there is one in its language.
  const code = digest([...TEXT_CODE.map((folder) => digestOf(folder)), pathsIn(content)]);
  return [
    node(nodeId(lang, "Settings"), "Settings", {
      lang,
      pages: translatedPages(content),
      paths: pathsIn(content),
      value: settingsOf(content),
    }),
    ...namesOf<FolderName>(folders).flatMap((name) =>
      content[name].map(({ body, ...fields }) => {
        const { type } = folders[name];
        const path = inLanguage(pathOf(name, fields), lang);
        // gatsby-transformer-remark turns the content of a node with this media type into HTML.
        // The front matter is in the digest by which the transformer caches what its plugins made of the text.
        const markdown = `---\ncode: ${code}\n---\n${withSources(body, fields.sources, content.words.lists.sources)}`;
        return node(
          nodeId(lang, type, fields.slug),
          type,
          { ...fields, lang, ...worksheetsOf(content, fields), related: relatedLinks(content, fields.related), path },
          { mediaType: "text/markdown", content: markdown },
          code,
        );
      }),
    ),
    ...namesOf<ListName>(lists).flatMap((name) =>
      content[name].map((item, position) => node(nodeId(lang, lists[name].type, position), lists[name].type, { ...item, lang, position })),
    ),
    ...namesOf<FileName>(files).map((name) =>
      node(nodeId(lang, files[name].type), files[name].type, { ...fieldsOfFile(name, content), lang }),
    ),
  ];
};
