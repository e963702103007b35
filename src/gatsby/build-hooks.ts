/** Hooks of `gatsby build`: check the content first, and publish the result at the end. */
import type { GatsbyNode, Reporter } from "gatsby";
import { ContentError } from "../content/check/problems";
import { translationsIn } from "../content/load/languages";
import { lockBuild } from "../publish/lock";
import { launchReport } from "../publish/launch/report";
import { launchProblemsOf } from "../publish/launch/rules";
import { withPrivacy } from "./privacy";
import { finish } from "../publish";
import { buildSource, type BuildSource } from "../publish/build-source";
import { hostOf } from "../publish/host/hosts";
import { INCOMPLETE_BUILD_EXIT_CODE, IncompleteBuildError, PublishError } from "../publish/publish-error";
import { writeWranglerConfig } from "../publish/host/worker-files";
import { buildLanguages } from "./build-content";
import { contentDirectory } from "../content/load/content-directory";

let source: BuildSource | undefined;

/**
 * Fails the build with the message of a content or publish error. The last published site is untouched.
 *
 * @throws any other error unchanged, because it is a bug
 */
const stop = (reporter: Pick<Reporter, "panic">, error: unknown): void => {
  if (!(error instanceof ContentError || error instanceof PublishError)) throw error;
  // Gatsby always exits with code 1. Override it here.
  if (error instanceof IncompleteBuildError) process.once("exit", () => (process.exitCode = INCOMPLETE_BUILD_EXIT_CODE));
  reporter.panic(`${error.message}\n\nNothing was published; the last good site is untouched.`);
};

/**
 * Locks the project, checks the content, and stops a public build that has launch problems. Gatsby clears `.cache/compiled`
 * before it calls this hook, which can break another running build. `npm run build` avoids this by locking before it starts Gatsby.
 */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  if (process.env.gatsby_executing_command !== "build") return;
  try {
    lockBuild();
    hostOf(process.env);
    const launch = launchProblemsOf(buildLanguages(), contentDirectory());
    if (launch.length > 0 && process.env.SITE_ENV === "production")
      throw new PublishError(`${launchReport(launch)}\n\nSITE_ENV=production builds the public site. Fix these problems first.`);
    source = buildSource();
  } catch (error) {
    stop(reporter, error);
  }
};

/** Publishes Gatsby's output. All plugins have finished by now, because Gatsby runs their hooks first, one after another. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType, reporter }) => {
  try {
    const languages = buildLanguages();
    await finish({
      root: ".",
      pages: getNodesByType("SitePage").map((node) => String(node.path)),
      languages: { ...languages, en: withPrivacy(languages.en) },
      source: source ?? buildSource(),
    });
    writeWranglerConfig(languages.en, undefined, translationsIn(languages));
    const launch = launchProblemsOf(languages, contentDirectory());
    if (launch.length > 0) reporter.warn(launchReport(launch));
    reporter.info("The site is in dist/. Serve it with npm run serve; gatsby serve would serve public/, Gatsby's working folder.");
  } catch (error) {
    stop(reporter, error);
  }
};
