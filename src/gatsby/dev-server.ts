/**
 * Makes Gatsby's `develop` server also serve /admin, pictures, the manifest and the content problems, and redirect old addresses of
 * entries.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import { EDITOR_SITE_PATH } from "../cms/backend";
import { editorSiteNow } from "../cms/editor-site";
import { writeAdmin } from "../cms/write-admin";
import { readLanguages, translationsIn } from "../content/load/languages";
import { siteRedirects } from "../publish/redirect-pages";
import { writeManifest } from "../publish/texts";
import { PROBLEMS_PATH, streamContentState } from "./content-problems";
import { contentDirectory } from "../content/load/content-directory";
import { folders } from "../content/schema";
import { inEnglish, inLanguage, languageOf } from "../content/shared/languages";
import { pathOf } from "../content/shared/routes";

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The part of Gatsby's server that is used here. Gatsby types the server as `any`. */
interface DevApp {
  readonly use: (path: string, handler: Handler) => void;
}

/** Folder of /admin and the manifest, which Gatsby does not build. */
const STAGING = path.resolve(".cache/staging");

const prepareFiles = async (): Promise<void> => {
  const { languages } = readLanguages(contentDirectory(), { drafts: true });
  await writeAdmin(languages, contentDirectory(), STAGING);
  await writeManifest(languages.en, STAGING);
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

/** Matches the English path of an entry's page, such as /services/sealcoating. */
const ENTRY_PATH = /^(?<page>(?<route>\/[a-z]+)\/(?<slug>[a-z\d-]+))\/?$/;

/** Checks whether an entry's file has this name and sets no other `address`. If so, the path is a current address. */
const isOwnAddress = (route = "", slug = ""): boolean => {
  const found = Object.values(folders).find((folder) => folder.route === route);
  const file = found && path.join(contentDirectory(), found.folder, `${slug}.md`);
  return file !== undefined && existsSync(file) && !/^address:/m.test(readFileSync(file, "utf8"));
};

/** Returns where the site redirects a path to, or undefined if the path has no redirect. */
const redirectFrom = (path: string): string | undefined => {
  const { languages } = readLanguages(contentDirectory(), { drafts: true });
  return siteRedirects(languages.en, translationsIn(languages)).find(({ from }) => from === path)?.to;
};

/** Redirects an entry's old address to its current one. Redirects from paths such as /about-us.html work only on the published site. */
const redirectOldAddress: Handler = (request, response, next) => {
  const isPage = request.method === "GET" && (request.headers.accept ?? "").includes("text/html");
  const pathname = pathOf(request.url ?? "");
  const { page, route, slug } = ENTRY_PATH.exec(inEnglish(pathname))?.groups ?? {};
  // Read the content only for paths that may have moved, because reading takes seconds.
  const mayHaveMoved = isPage && page !== undefined && !isOwnAddress(route, slug);
  const to = mayHaveMoved ? redirectFrom(inLanguage(page, languageOf(pathname))) : undefined;
  if (to === undefined) {
    next();
    return;
  }
  response.writeHead(302, { Location: to });
  response.end();
};

/**
 * Serves the content problems, the pictures, the editor's data, /admin and the manifest, and redirects old addresses of entries. Writes
 * the files of /admin in the background: if this hook waited for them, Gatsby would miss the end of its first compilation and never finish
 * starting.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }: { readonly app: DevApp }) => {
  app.use(PROBLEMS_PATH, streamContentState);
  app.use("/images", sirv(path.join(contentDirectory(), "images"), { dev: true }));
  app.use(EDITOR_SITE_PATH, sendEditorSite);
  app.use("/", redirectOldAddress);
  const files = prepareFiles().then(() => sirv(STAGING, { dev: true }));
  app.use("/", (request, response, next) => {
    files.then((send) => send(request, response, next), next);
  });
};
