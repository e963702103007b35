/** Checks the finished pages: what a page's policy forbids, and files that it loads and that are not there. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { decodePath } from "../../content/taken-addresses";
import { isAdmin } from "./host/headers";
import { inlinesOf, type PageInlines } from "./host/inline";
import { fileBeside } from "./page-files";
import { IncompleteBuildError, PublishError } from "./publish-error";

const allowedBy = (policy: string, directive: string): readonly string[] =>
  policy
    .split("; ")
    .find((text) => text.startsWith(`${directive} `))
    ?.split(" ") ?? [];

/** Lists what a browser would not allow on a page, or would do before the visitor asks for it. */
const faultsOf = ({ policy, scripts, styles, early, forbidden }: PageInlines): readonly string[] => {
  if (policy === "") return ["expected its policy in the head before any script, style or link, found none"];
  const [script, style] = [allowedBy(policy, "script-src"), allowedBy(policy, "style-src")];
  return [
    ...scripts.filter((hash) => !script.includes(hash)).map((hash) => `its policy does not allow the inline script ${hash}`),
    ...styles.filter((hash) => !style.includes(hash)).map((hash) => `its policy does not allow the inline style ${hash}`),
    ...forbidden.map((tag) => `its policy does not allow ${tag}`),
    ...early.map((tag) => `expected no script before the visitor needs one, found ${tag}`),
  ];
};

/**
 * Checks every page of a finished folder.
 *
 * @param files all files of the folder
 * @throws IncompleteBuildError naming pages and the files they load that are not there
 * @throws PublishError naming pages that do what their policy forbids
 */
export const checkPages = (folder: string, files: readonly string[]): void => {
  const there = new Set(files);
  // `about/index.html` and `about.html` beside it are one file.
  const besides = new Set(files.map(fileBeside));
  const missing: string[] = [];
  const faults: string[] = [];
  for (const file of files.filter((name) => name.endsWith(".html") && !besides.has(name))) {
    const inlines = inlinesOf(readFileSync(path.join(folder, file), "utf8"));
    missing.push(
      ...inlines.loads.filter((address) => !there.has(decodePath(address).slice(1))).map((address) => `${file} loads ${address}`),
    );
    if (!isAdmin(file)) faults.push(...faultsOf(inlines).map((fault) => `${file}: ${fault}`));
  }
  if (missing.length > 0) throw new IncompleteBuildError("Pages load files that the build did not make:", missing.slice(0, 20));
  if (faults.length > 0)
    throw new PublishError(
      "Pages are not as they must be. What Gatsby or a plugin writes has changed: see src/build/gatsby/page-head.tsx.",
      faults,
    );
};
