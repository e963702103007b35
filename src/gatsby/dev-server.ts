/** Adds to Gatsby's `develop` server what the published site has beside its pages: /admin, the pictures, and the content's problems. */
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import { writeAdmin } from "../cms/write-admin";
import { loadContent } from "../content/load";
import { ContentError } from "../content/problems";
import { PROBLEMS_PATH, streamContentProblems } from "./content-problems";
import { contentDirectory } from "./sources";

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** What is used of Gatsby's server, which its types leave open. */
interface DevApp {
  readonly use: (path: string, handler: Handler) => void;
}

const ASIDE = path.resolve(".cache/admin");

const prepareAdmin = async (): Promise<void> => {
  try {
    await writeAdmin(loadContent(contentDirectory(), { drafts: true }), ASIDE);
  } catch (error) {
    // Content that does not hold is reported where it is read; /admin of the last start serves on.
    if (!(error instanceof ContentError)) throw error;
  }
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }: { readonly app: DevApp }) => {
  app.use(PROBLEMS_PATH, streamContentProblems);
  app.use("/images", sirv(path.join(contentDirectory(), "images"), { dev: true }));
  await prepareAdmin();
  app.use("/admin", sirv(path.join(ASIDE, "admin"), { dev: true }));
};
