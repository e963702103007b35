/**
 * Looks whether the site that is online answers as `dist/` was built: `npm run smoke-test [-- https://www.example.com]`. Exit code 1
 * when a page, a header or a file differs. The address is that of business.yml if left out.
 *
 * `npm run smoke-test -- --same` only asks whether what is online is this build, by `/build.json`: exit code 0 when it is.
 */
import { readFileSync } from "node:fs";
import { loadContent } from "../src/content/load";
import { contentDirectory } from "../src/build/gatsby/content-directory";
import { liveDigest, lookAtSite } from "./lib/live-site";
import { propertyOf } from "../src/content/shared/required";

const DIST = "dist";
const args = process.argv.slice(2);
const { business } = loadContent(contentDirectory(), { drafts: false });
const site = (args.find((arg) => arg.startsWith("http")) ?? business.siteUrl).replace(/\/$/, "");

if (args.includes("--same")) {
  const digest = propertyOf(JSON.parse(readFileSync(`${DIST}/build.json`, "utf8")), "digest");
  const isSame = digest !== undefined && digest === (await liveDigest(site));
  console.log(isSame ? `${site} is this build.` : `${site} is another build, or cannot be reached.`);
  process.exitCode = isSame ? 0 : 1;
} else {
  const differences = await lookAtSite(DIST, site, business);
  console.log(differences.length === 0 ? `${site} answers as built.` : `${site} differs from what was built:\n${differences.join("\n")}`);
  process.exitCode = differences.length === 0 ? 0 : 1;
}
