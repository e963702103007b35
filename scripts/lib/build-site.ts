import path from "node:path";
import { loadContent } from "../../src/content/load";
import { ContentError } from "../../src/content/problems";
import { finish } from "../../src/publish";
import { PublishError } from "../../src/publish/publish-error";
import { hostOf } from "../../src/publish/host/hosts";
import { contentDirectory } from "../../src/gatsby/sources";
import { isForPublic, launchReport } from "../../src/launch/report";
import { launchProblems } from "../../src/launch/rules";
import { buildSource } from "./build-source";
import { gatsbyBuild } from "./gatsby-build";

/** Builds the site into `dist/`. The exit code: 0, or that of what failed; then `dist/` is as it was. */
export const buildSite = async (): Promise<number> => {
  const contentRoot = contentDirectory();
  const host = hostOf(process.env);
  const source = buildSource();
  try {
    const content = loadContent(contentRoot, { drafts: false });
    const launch = launchProblems(content);
    if (launch.length > 0 && isForPublic(process.env)) {
      console.error(
        `${launchReport(launch)}\n\nNothing was built: SITE_ENV=production is for the public site. The last good site is untouched.`,
      );
      return 1;
    }
    const status = await gatsbyBuild(() => finish({ from: "public", cache: ".cache", to: "dist", content, contentRoot, host, source }));
    if (status !== 0) return status;
    if (launch.length > 0) console.warn(`\n${launchReport(launch)}\n`);
    console.log(`The site is in ${path.relative(process.cwd(), path.resolve("dist"))}/`);
    return 0;
  } catch (error) {
    if (!(error instanceof ContentError || error instanceof PublishError)) throw error;
    console.error(error.message);
    console.error("\nNothing was built; the last good site is untouched.");
    return 1;
  }
};
