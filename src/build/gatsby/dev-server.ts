/** Adds to Gatsby's `develop` server what the published site has beside its pages: /admin, pictures, the manifest; and the content's problems. */
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import { EDITOR_SITE_PATH } from "../../cms/editor-site";
import { editorSiteNow } from "../../cms/site-now";
import { writeAdmin } from "../../cms/write-admin";
import { readLanguages } from "../../content/languages";
import { writeManifest } from "../publish/manifest";
import { PROBLEMS_PATH, streamContentState } from "./content-problems";
import { contentDirectory } from "./content-directory";

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** What is used of Gatsby's server, which its types leave open. */
interface DevApp {
  readonly use: (path: string, handler: Handler) => void;
}

const ASIDE = path.resolve(".cache/beside-pages");

const prepareFiles = async (): Promise<void> => {
  const { languages } = readLanguages(contentDirectory(), { drafts: true });
  await writeAdmin(languages, ASIDE);
  await writeManifest(languages.en, ASIDE);
};

/** Sends what the editor must know of the content as it is now. */
const sendEditorSite: Handler = (_request, response, next) => {
  const site = editorSiteNow(contentDirectory(), process.env);
  if (!site) {
    next();
    return;
  }
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(site));
};

/** Serves, beside Gatsby's pages: the stream of content problems, the pictures as the editor names them, /admin and the manifest. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }: { readonly app: DevApp }) => {
  app.use(PROBLEMS_PATH, streamContentState);
  app.use("/images", sirv(path.join(contentDirectory(), "images"), { dev: true }));
  app.use(EDITOR_SITE_PATH, sendEditorSite);
  await prepareFiles();
  app.use("/", sirv(ASIDE, { dev: true }));
};
