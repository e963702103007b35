/** The site's data for the editor, served as `/admin/site.json`. */
import { checkContent } from "../content/load/check-content";
import type { Languages } from "../content/load/languages";
import type { Problem } from "../content/check/problems";
import type { Content } from "../content/schema";
import type { Language } from "../content/shared/languages";
import { backendFrom, type CmsBackend } from "./backend";
import { linksByFile, type Links } from "./backlinks";

const withoutTexts = <Value>(content: Value): Value =>
  JSON.parse(JSON.stringify(content, (name, value: unknown) => (name === "body" ? "" : value))) as Value; // Safe cast: only bodies change.

/** Returns the content with only those hosting settings that previews need, because the published site serves this data to everyone. */
const withPublicHosting = (content: Content): Content => {
  const { requests, ...delivery } = content.hosting.delivery;
  return { ...content, hosting: { delivery: { ...delivery, requests: requests && { ...requests, access: undefined, mail: undefined } } } };
};

/**
 * Returns the data that the editor checks drafts against and renders previews with.
 *
 * @param languages the valid content of all languages; includes drafts, except on the published site
 * @param backend where the editor stores changes
 * @param problems problems in all content; the site cannot be built until they are fixed
 */
export const editorSite = ({ en, ...others }: Languages, backend: CmsBackend, problems: readonly Problem[]) => ({
  backend,
  problems,
  /** Links in the files of all languages. */
  links: Object.assign({}, ...[en, ...Object.values(others)].map(linksByFile)) as Links,
  content: withoutTexts(withPublicHosting(en)),
  /** Content in languages other than English. */
  others: withoutTexts<Readonly<Partial<Record<Language, Content>>>>(
    Object.fromEntries(Object.entries(others).map(([language, content]) => [language, withPublicHosting(content)])),
  ),
});

export type EditorSite = ReturnType<typeof editorSite>;

/**
 * Returns the editor's data from the content on disk, with all problems. Accepts invalid content, so that it can be fixed in the editor.
 *
 * @param root the folder `content/`
 * @returns undefined if editing is off
 * @throws Error if the CMS settings are incomplete or invalid
 */
export const editorSiteNow = (root: string, environment: NodeJS.ProcessEnv): EditorSite | undefined => {
  const { everything, problems } = checkContent(root);
  const backend = backendFrom(environment, everything.en.hosting);
  return backend && editorSite(everything, backend, problems);
};
