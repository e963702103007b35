import path from "node:path";
import { loadContent } from "../../src/content/load";
import { ContentError } from "../../src/content/problems";
import { finish } from "../../src/build/finish";
import { PublishError } from "../../src/build/finish/publish-error";
import { hostOf } from "../../src/build/host/hosts";
import { contentDirectory } from "../../src/build/sources";
import { isForPublic, launchReport } from "../../src/launch/report";
import { launchProblems } from "../../src/launch/rules";
import { writeWranglerConfig } from "../../src/requests/publish/wrangler-config";
import { inputsDigest, isBuiltFrom, recordInputs } from "./build-inputs";
import { buildSource } from "./build-source";
import { gatsbyBuild } from "./gatsby-build";

/** From what `dist/` was built. It lies in Gatsby's cache, so that `npm run clean` forgets it too. */
const INPUTS = ".cache/built-from.json";

/** Builds the site into `dist/`, unless nothing has changed since it was built. The exit code: 0, or that of what failed; then `dist/` is as it was. */
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
    const digest = await inputsDigest(contentRoot, source, process.env);
    writeWranglerConfig(content.business);
    if (isBuiltFrom("dist", INPUTS, digest)) {
      console.log("The site in dist/ is up to date: nothing it is built from has changed. To build all the same: npm run clean");
      return 0;
    }
    const status = await gatsbyBuild(() => finish({ from: "public", cache: ".cache", to: "dist", content, contentRoot, host, source }));
    if (status !== 0) return status;
    recordInputs("dist", INPUTS, digest);
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
