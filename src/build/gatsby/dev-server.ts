/** Adds to Gatsby's `develop` server what the published site has beside its pages: /admin, icons, pictures; and the content's problems. */
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import { backendFrom } from "../../cms/backend";
import { EDITOR_SITE_PATH, editorSite } from "../../cms/editor-site";
import { writeAdmin } from "../../cms/write-admin";
import { loadLanguages } from "../../content/languages";
import { ContentError } from "../../content/problems";
import { writeIcons } from "../publish/icons";
import { PROBLEMS_PATH, streamContentState } from "./content-problems";
import { contentDirectory } from "./content-directory";

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** What is used of Gatsby's server, which its types leave open. */
interface DevApp {
  readonly use: (path: string, handler: Handler) => void;
}

const ASIDE = path.resolve(".cache/beside-pages");

const prepareFiles = async (): Promise<void> => {
  try {
    const languages = loadLanguages(contentDirectory(), { drafts: true });
    await writeAdmin(languages, ASIDE);
    await writeIcons(languages.en, ASIDE);
  } catch (error) {
    // Content that does not hold is reported where it is read; the files of the last start serve on.
    if (!(error instanceof ContentError)) throw error;
  }
};

/**
 * Says what the content holds now, for the editor; while it does not hold, what it held when `develop` started.
 *
 * @throws what the file system throws
 */
const sendEditorSite: Handler = (_request, response, next) => {
  try {
    const languages = loadLanguages(contentDirectory(), { drafts: true });
    const backend = backendFrom(process.env, languages.en.business);
    if (!backend) {
      next();
      return;
    }
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(editorSite(languages, backend)));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    next();
  }
};

/** Serves, beside Gatsby's pages: the stream of content problems, the pictures as the editor names them, /admin and the icons. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }: { readonly app: DevApp }) => {
  app.use(PROBLEMS_PATH, streamContentState);
  app.use("/images", sirv(path.join(contentDirectory(), "images"), { dev: true }));
  app.use(EDITOR_SITE_PATH, sendEditorSite);
  await prepareFiles();
  app.use("/", sirv(ASIDE, { dev: true }));
};
