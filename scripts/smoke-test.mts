/**
 * Compares the live site with `dist/`: `npm run smoke-test [-- https://www.example.com]`. Exits with code 1 if a page, redirect,
 * header or file differs. The default URL is `siteUrl` in business.yml.
 *
 * `npm run smoke-test -- --same` compares only `/build.json`. Exits with code 0 only if the live site serves the build in `dist/`.
 */
import { readFileSync } from "node:fs";
import { contentDirectory } from "../src/content/load/content-directory";
import { loadLanguages, translationsIn } from "../src/content/load/languages";
import { siteRedirects } from "../src/publish/redirect-pages";
import { liveDigest, siteDifferences } from "./lib/live-site";
import { propertyOf } from "../src/content/shared/required";

const DIST = "dist";
const args = process.argv.slice(2);
const languages = loadLanguages(contentDirectory(), { drafts: false });
const { business, hosting } = languages.en;
const site = (args.find((arg) => arg.startsWith("http")) ?? business.siteUrl).replace(/\/$/, "");

if (args.includes("--same")) {
  const digest = propertyOf(JSON.parse(readFileSync(`${DIST}/build.json`, "utf8")), "digest");
  const isSame = digest !== undefined && digest === (await liveDigest(site));
  console.log(isSame ? `${site} serves the build in dist/.` : `${site} serves another build or cannot be reached.`);
  process.exitCode = isSame ? 0 : 1;
} else {
  const differences = await siteDifferences(DIST, site, siteRedirects(languages.en, translationsIn(languages)), hosting);
  console.log(differences.length === 0 ? `${site} matches the build.` : `${site} differs from the build:\n${differences.join("\n")}`);
  process.exitCode = differences.length === 0 ? 0 : 1;
}
