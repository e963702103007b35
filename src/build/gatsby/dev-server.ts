/** Adds /admin, pictures, the manifest and the content problems to Gatsby's `develop` server. */
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import { EDITOR_SITE_PATH } from "../../cms/backend";
import { editorSiteNow } from "../../cms/editor-site";
import { writeAdmin } from "../../cms/write-admin";
import { readLanguages } from "../../content/languages";
import { writeManifest } from "../publish/texts";
import { PROBLEMS_PATH, streamContentState } from "./content-problems";
import { contentDirectory } from "./content-directory";

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The methods of Gatsby's server that are used here. Gatsby types it as `any`. */
interface DevApp {
  readonly use: (path: string, handler: Handler) => void;
}

const ASIDE = path.resolve(".cache/beside-pages");

const prepareFiles = async (): Promise<void> => {
  const { languages } = readLanguages(contentDirectory(), { drafts: true });
  await writeAdmin(languages, ASIDE);
  await writeManifest(languages.en, ASIDE);
};

/** Responds with the editor's data, made from the current content. */
const sendEditorSite: Handler = (_request, response, next) => {
  const site = editorSiteNow(contentDirectory(), process.env);
  if (!site) {
    next();
    return;
  }
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(site));
};

/**
 * Serves the stream of content problems, the editor's pictures, /admin and the manifest. Does not wait for the files of /admin: until this
 * hook returns, Gatsby misses the end of its first compilation, and would never finish its start.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }: { readonly app: DevApp }) => {
  app.use(PROBLEMS_PATH, streamContentState);
  app.use("/images", sirv(path.join(contentDirectory(), "images"), { dev: true }));
  app.use(EDITOR_SITE_PATH, sendEditorSite);
  const files = prepareFiles().then(() => sirv(ASIDE, { dev: true }));
  app.use("/", (request, response, next) => {
    files.then((send) => send(request, response, next), next);
  });
};
