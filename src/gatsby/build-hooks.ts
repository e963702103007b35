/** Hooks of `gatsby build`: check the content first, and publish the result at the end. */
import { Socket } from "node:net";
import type { GatsbyNode, Reporter } from "gatsby";
import { ContentError } from "../content/check/problems";
import { translationsIn } from "../content/load/languages";
import { launchReport, launchSummary } from "../publish/launch/report";
import { allLaunchProblems } from "../publish/launch/rules";
import { finish } from "../publish";
import { buildSource, type BuildSource } from "../publish/build-source";
import { hostOf } from "../publish/host/hosts";
import { INCOMPLETE_BUILD_EXIT_CODE, IncompleteBuildError, PublishError } from "../publish/publish-error";
import { writeWranglerConfig } from "../publish/host/worker-files";
import { buildLanguages } from "./build-content";
import { withPictures } from "../content/load/check-pictures";
import { clearMovedCache } from "./moved-cache";
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

/** Exits when the parent process, `npm run build`, ends or is killed, because another build may start then. */
const endWithParent = (): void => {
  // File descriptor of a pipe that closes when the parent ends.
  const pipe = process.env.BUILD_PIPE;
  if (pipe === undefined) return;
  const parent = new Socket({ fd: Number(pipe), readable: true, writable: false });
  // An error also closes the pipe.
  parent.once("close", () => process.exit(1)).on("error", () => undefined);
  // Only a socket that is read notices the end. `unref` lets this process end first.
  parent.resume().unref();
};

/** Clears the cache of a moved project, checks the content, and stops a public build that has launch problems. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ store, reporter }) => {
  clearMovedCache({ store, reporter });
  if (process.env.gatsby_executing_command !== "build") return;
  endWithParent();
  try {
    // Fail now, not after the build, if SITE_HOST is unknown.
    hostOf(process.env);
    const launch = allLaunchProblems(await withPictures(contentDirectory(), buildLanguages), contentDirectory());
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
      languages,
      source: source ?? buildSource(),
    });
    writeWranglerConfig(languages.en, translationsIn(languages));
    const launch = allLaunchProblems(languages, contentDirectory());
    if (launch.length > 0) reporter.warn(launchSummary(launch));
    reporter.log("The site is in dist/. To see it: npm run serve");
  } catch (error) {
    stop(reporter, error);
  }
};
