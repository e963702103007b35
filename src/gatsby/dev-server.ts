/** Makes Gatsby's `develop` server also serve /admin, pictures, the manifest and the content problems. */
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import { EDITOR_SITE_PATH } from "../cms/backend";
import { editorSiteNow } from "../cms/editor-site";
import { writeAdmin } from "../cms/write-admin";
import { readLanguages } from "../content/load/languages";
import { writeManifest } from "../publish/texts";
import { PROBLEMS_PATH, streamContentState } from "./content-problems";
import { contentDirectory } from "../content/load/content-directory";

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The part of Gatsby's server that is used here. Gatsby types the server as `any`. */
interface DevApp {
  readonly use: (path: string, handler: Handler) => void;
}

const ASIDE = path.resolve(".cache/beside-pages");

const prepareFiles = async (): Promise<void> => {
  const { languages } = readLanguages(contentDirectory(), { drafts: true });
  await writeAdmin(languages, contentDirectory(), ASIDE);
  await writeManifest(languages.en, ASIDE);
};

/** Responds with the editor's data, built from the current content. */
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
 * Serves the content problems, the pictures, the editor's data, /admin and the manifest. Writes the files of /admin in the background: if
 * this hook waited for them, Gatsby would miss the end of its first compilation and never finish starting.
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
