import { checkContent } from "../content/check";
import { backendFrom } from "./backend";
import { editorSite, type EditorSite } from "./editor-site";

/**
 * Returns the editor's data from the content on disk, with all its problems. Broken content is accepted, because the editor is used to
 * fix it.
 *
 * @param root the folder `content/`
 * @returns undefined if editing is off
 * @throws Error if the CMS settings are incomplete or invalid
 */
export const editorSiteNow = (root: string, environment: NodeJS.ProcessEnv): EditorSite | undefined => {
  const { everything, problems } = checkContent(root);
  const backend = backendFrom(environment, everything.en.business);
  return backend && editorSite(everything, backend, problems);
};
