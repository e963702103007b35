/** Hooks of `gatsby build`: check the content before it starts, and publish the result. */
import type { GatsbyNode, Reporter } from "gatsby";
import { ContentError } from "../../content/problems";
import { translationsIn } from "../../content/languages";
import { lockBuild } from "../lock";
import { launchReport } from "../launch/report";
import { launchProblemsOf } from "../launch/rules";
import { withPrivacy } from "../privacy";
import { finish } from "../publish";
import { buildSource, type BuildSource } from "../publish/build-id";
import { hostOf } from "../publish/host/hosts";
import { INCOMPLETE_BUILD_EXIT_CODE, IncompleteBuildError, PublishError } from "../publish/publish-error";
import { writeWranglerConfig } from "../publish/host/worker-files";
import { buildLanguages } from "./build-content";
import { contentDirectory } from "./content-directory";

let source: BuildSource | undefined;

/**
 * Fails the build. The last published site is untouched.
 *
 * @throws other errors, which are bugs
 */
const stop = (reporter: Pick<Reporter, "panic">, error: unknown): void => {
  if (!(error instanceof ContentError || error instanceof PublishError)) throw error;
  // Gatsby always exits with 1; override it here.
  if (error instanceof IncompleteBuildError) process.once("exit", () => (process.exitCode = INCOMPLETE_BUILD_EXIT_CODE));
  reporter.panic(`${error.message}\n\nNothing was published; the last good site is untouched.`);
};

/**
 * Locks the project, checks the content, and stops a public build with launch problems. Gatsby has already compiled its configuration and so
 * cleared `.cache/compiled`, which can break another build that is running. `npm run build` avoids this: it locks before it starts Gatsby.
 */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  if (process.env.gatsby_executing_command !== "build") return;
  try {
    lockBuild();
    hostOf(process.env);
    const launch = launchProblemsOf(buildLanguages(), contentDirectory());
    if (launch.length > 0 && process.env.SITE_ENV === "production")
      throw new PublishError(`${launchReport(launch)}\n\nSITE_ENV=production is for the public site.`);
    source = buildSource();
  } catch (error) {
    stop(reporter, error);
  }
};

/** Publishes Gatsby's output. Gatsby runs the hooks of plugins before this one, in sequence. */
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
    reporter.info("The site is in dist/: npm run serve shows it (gatsby serve shows public/, Gatsby's working folder)");
  } catch (error) {
    stop(reporter, error);
  }
};
