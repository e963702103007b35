/** Knows whether what the site is built from has changed since it was built. */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/build/finish/files";
import { stateOf } from "../../src/build/finish/record";
import type { BuildSource } from "../../src/build/host/build-id";

/** Folders whose every file may end up in the site; the content is named apart, for it can lie elsewhere. */
const FOLDERS = ["functions", "scripts", "src", "static"];
/** Settings at the top of the project. */
const TOP_FILES = /^(?:gatsby-|package|tsconfig)/;
/** Settings in the environment that the build reads. */
const SETTINGS = /^(?:ANALYZE|CMS|CONTENT|GATSBY|NETLIFY|NODE|SITE)(?:_|$)/;
/** Written by the build itself. */
const WRITTEN = "src/gatsby-types.d.ts";

const isThere = (folder: string): boolean => statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Digests all that the site is built from: files, settings, the commit it names, the version of Node. */
export const inputsDigest = async (
  contentRoot: string,
  { commit, changed }: Pick<BuildSource, "commit" | "changed">,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> => {
  const settings = Object.entries(environment).filter(([name]) => SETTINGS.test(name));
  const hash = createHash("sha256").update(JSON.stringify([process.version, commit, changed, settings.sort()]));
  const files = readdirSync(".").filter((file) => TOP_FILES.test(file));
  for (const folder of [...FOLDERS, contentRoot].filter(isThere)) {
    files.push(...(await filesBelow(folder)).map((file) => path.join(folder, file)));
  }
  for (const file of files) if (file !== WRITTEN) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
};

/** What stands for a built site: it is written last but for the host's own rules, and anew each time. */
const stamp = (site: string, digest: string): string => JSON.stringify({ digest, built: stateOf(path.join(site, "build.json")) });

/** Tells whether the site in a folder was built from just this. */
export const isBuiltFrom = (site: string, record: string, digest: string): boolean => {
  if (stateOf(path.join(site, "build.json")) === undefined) return false;
  try {
    return readFileSync(record, "utf8") === stamp(site, digest);
  } catch {
    return false;
  }
};

/** Writes down from what the site in a folder was built. */
export const recordInputs = (site: string, record: string, digest: string): void => {
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, stamp(site, digest));
};
