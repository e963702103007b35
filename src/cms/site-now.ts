import { checkContent } from "../content/check";
import { backendFrom } from "./backend";
import { editorSite, type EditorSite } from "./editor-site";

/**
 * Returns what the editor must know of the content as it is on disk, with every problem in it. Broken content is no obstacle: the editor
 * is where it gets repaired.
 *
 * @param root the folder `content/`
 * @returns undefined where editing is not switched on
 * @throws Error when the settings of the CMS are there in part
 */
export const editorSiteNow = (root: string, environment: NodeJS.ProcessEnv): EditorSite | undefined => {
  const { everything, problems } = checkContent(root);
  const backend = backendFrom(environment, everything.en.business);
  return backend && editorSite(everything, backend, problems);
};
