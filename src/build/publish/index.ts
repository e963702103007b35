/**
 * Makes the published folder out of what Gatsby built.
 *
 * Gatsby writes `public/` and works in it: `develop` and broken builds leave their traces there. What visitors get is
 * `dist/`: made in a staging folder, finished, and swapped in whole, so that a build that fails leaves the last good site as it was.
 */
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import path from "node:path";
import { writeAdmin } from "../../cms/write-admin";
import { translationsIn, type Languages } from "../../content/languages";
import type { Content } from "../../content/schema";
import { writeWorkerFiles } from "../../worker/build";
import { buildId, countPages, siteDigest, type BuildSource } from "./build-id";
import type { Host } from "./host/hosts";
import { filesBelow } from "./files";
import { writeHostFiles } from "./host-files";
import { writeIcons } from "./icons";
import { mirrorAssets, projectStaticFiles } from "./mirror";
import { htmlFile, staticFilesIn } from "./page-files";
import { finishPages } from "./pages";
import { folderDigest } from "./folder-digest";
import { publishPictures } from "./pictures";
import { checkWhole, readPages } from "./read-pages";
import { readRecord, writeRecord, type FinishRecord } from "./record";
import { redirectFiles, writeRedirectPages } from "./redirect-pages";
import { publishSharePictures } from "./share";
import { recoverSwap, swapIn } from "./swap";
import { writeTexts } from "./texts";

interface FinishOptions {
  /** Gatsby's folder. */
  readonly from: string;
  /** Gatsby's cache folder; the pass keeps its record of finished pages there. */
  readonly cache: string;
  /** The published folder. */
  readonly to: string;
  /** Addresses of all pages. Gatsby's folder cannot tell: it keeps data of pages that are gone. */
  readonly pages: readonly string[];
  readonly content: Content;
  /** That and its translations, for the editor. */
  readonly languages: Languages;
  /** The folder `content/`, for the pictures. */
  readonly contentRoot: string;
  readonly host: Host;
  /** Whether search engines shall leave the whole site out. */
  readonly isPreview: boolean;
  /** From what the build was made. */
  readonly source: BuildSource;
}

const isScript = (file: string): boolean => file.endsWith(".js");

const RECORD = "finished-pages.json";

/** Keeps the scripts of the last build for who has one of its pages open. Those of the build before it go. */
const keepScripts = async (scripts: readonly string[], previous: string, staging: string): Promise<void> => {
  for (const file of scripts) {
    const [source, target] = [path.join(previous, file), path.join(staging, file)];
    if (existsSync(source) && !existsSync(target)) await copyFile(source, target);
  }
};

/** Brings Gatsby's own files into a folder and tells what to remember of them. */
const bringGatsbyBuild = async (staging: string, { from, cache, to, pages: addresses }: FinishOptions): Promise<FinishRecord> => {
  const pages = [...addresses].sort();
  const shared = folderDigest("src/build/publish");
  const record = readRecord(path.join(cache, RECORD));
  const finished = finishPages({ from, staging, previous: to, pages, shared, record });
  const loadedBy = new Map(finished.loadedBy);
  // Scripts name others.
  for (const file of finished.loadedBy.keys())
    if (isScript(file)) for (const name of staticFilesIn(await readFile(path.join(from, file), "utf8"))) loadedBy.set(name, file);
  mirrorAssets(from, staging, { loadedBy, staticFiles: projectStaticFiles("static"), pages: new Set(pages.map(htmlFile)) });
  await keepScripts(record.scripts, to, staging);
  return { shared, scripts: [...loadedBy.keys()].filter(isScript), pages: finished.pages };
};

/** Checks the finished pages and writes what the host and the owner want to know about them. */
const addHostFiles = async (folder: string, record: FinishRecord, options: FinishOptions): Promise<void> => {
  const { source, host, isPreview, content, languages } = options;
  const translations = translationsIn(languages);
  const files = filesBelow(folder);
  const pages = await readPages(folder, files, record);
  checkWhole(pages, files);
  await writeHostFiles({ folder, host, isPreview, content, translations, files, pages });
  const digest = siteDigest(folder, filesBelow(folder));
  const moved = redirectFiles(content, translations);
  const own = files.filter((file) => !moved.has(file));
  await writeFile(path.join(folder, "build.json"), buildId(source, { pages: countPages(own), digest }));
};

/**
 * Finishes a build and publishes it. Running it twice gives the same folder, but for scripts that only the build before had: they stay for
 * one build.
 *
 * @throws PublishError when the result must not be published; then the published folder is as it was
 */
export const finish = async (options: FinishOptions): Promise<void> => {
  const { cache, to, content, languages, contentRoot } = options;
  const translations = translationsIn(languages);
  await recoverSwap(to);
  const staging = `${path.resolve(to)}.next`;
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  const record = await bringGatsbyBuild(staging, options);
  await publishPictures(content, contentRoot, staging);
  for (const one of [content, ...translations]) await publishSharePictures(one, contentRoot, staging);
  await writeRedirectPages(content, staging, translations);
  await writeIcons(content.business, staging);
  for (const one of [content, ...translations]) await writeTexts(one, staging);
  await writeAdmin({ ...languages, en: content }, staging);
  await writeWorkerFiles(content, staging, options.host);
  await addHostFiles(staging, record, options);
  await swapIn(staging, to);
  await writeRecord(path.join(cache, RECORD), record);
};
