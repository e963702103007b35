/**
 * Compares the live site with `dist/`: `npm run smoke-test [-- https://www.example.com]`. Exits with code 1 if a page, a
 * redirect, one of a few other files, or a header of these differs. The default URL is `siteUrl` in business.yml.
 *
 * `npm run smoke-test -- --same` compares only `/build.json`. Exits with code 0 only if the live site serves the build in `dist/`.
 */
import { readFileSync } from "node:fs";
import { contentDirectory } from "../src/content/load/content-directory";
import { loadLanguages, translationsIn } from "../src/content/load/languages";
import { siteRedirects } from "../src/publish/redirect-pages";
import { liveDigest, siteDifferences } from "./lib/live-site";
import { smokeOptions } from "./lib/smoke-options";
import { propertyOf } from "../src/content/shared/required";

const DIST = "dist";
const languages = loadLanguages(contentDirectory(), { drafts: false });
const { business, hosting } = languages.en;

/** Reads the arguments. Exits with a message, without a stack, if one is wrong. */
const readOptions = () => {
  try {
    return smokeOptions(process.argv.slice(2), business.siteUrl);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};
const { site, isSameOnly } = readOptions();

if (isSameOnly) {
  const digest = propertyOf(JSON.parse(readFileSync(`${DIST}/build.json`, "utf8")), "digest");
  const isSame = digest !== undefined && digest === (await liveDigest(site));
  console.log(isSame ? `${site} serves the build in dist/.` : `${site} serves another build or cannot be reached.`);
  process.exitCode = isSame ? 0 : 1;
} else {
  const differences = await siteDifferences(DIST, site, siteRedirects(languages.en, translationsIn(languages)), hosting);
  console.log(differences.length === 0 ? `${site} matches the build.` : `${site} differs from the build:\n${differences.join("\n")}`);
  process.exitCode = differences.length === 0 ? 0 : 1;
}
