/** Publishes Gatsby's output. Builds `dist/` in a staging folder and swaps it in, so a failed build does not affect the last good site. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { backendFrom } from "../cms/backend";
import { writeAdmin } from "../cms/write-admin";
import { translationsIn, type Languages } from "../content/load/languages";
import { inEnglish } from "../content/shared/languages";
import { FALLBACK_ROUTES, siteFiles } from "../content/shared/routes";
import { contentDirectory } from "../content/load/content-directory";
import { writeWorkerFiles } from "./host/worker-files";
import type { BuildSource } from "./build-source";
import { digestOf } from "./digest";
import { copyBuild } from "./copy";
import { keepScripts } from "./keep-scripts";
import { buildTime } from "../content/shared/calendar";
import { hostOf } from "./host/hosts";
import { writeHostFiles } from "./host-files";
import { publishPictures, publishSharePictures } from "./pictures";
import { writeRedirectPages } from "./redirect-pages";
import { newStaging, recoverSwap, swapIn } from "./swap";
import { writeTexts, writeManifest } from "./texts";

interface FinishOptions {
  /** The project's root, which contains Gatsby's folders and `dist/`. */
  readonly root: string;
  /** Paths of all pages. `public/` may also contain deleted pages, which must not be published. */
  readonly pages: readonly string[];
  readonly languages: Languages;
  /** The commit that the build was made from. */
  readonly source: BuildSource;
}

/**
 * Builds `dist/` from Gatsby's output. Publishing the same output again results in the same files.
 * Scripts of earlier builds stay for a while.
 *
 * @throws PublishError if the result must not be published. The published folder is then unchanged.
 */
export const finish = async ({ root, pages, languages, source }: FinishOptions): Promise<void> => {
  const { en: content } = languages;
  const { siteUrl } = content.business;
  const translations = translationsIn(languages);
  const contents = [content, ...translations] as const;
  const host = hostOf(process.env);
  const hasEditor = backendFrom(process.env, content.hosting) !== undefined;
  const to = path.join(root, "dist");
  await recoverSwap(to);
  const staging = await newStaging(to);

  copyBuild({ from: path.join(root, "public"), pages: [...pages].sort(), siteUrl, staticFolder: "static" }, staging);
  await publishPictures(contents, contentDirectory(), staging, hasEditor);
  await publishSharePictures(contents, contentDirectory(), staging);
  await writeRedirectPages(content, staging, translations);
  await writeManifest(content, staging);
  const others = translations.map(({ language }) => language);
  await writeTexts(content, staging, others);
  for (const translation of translations) await writeTexts(translation, staging);
  await writeAdmin(languages, contentDirectory(), staging);
  await writeWorkerFiles(content, staging, host);
  await writeHostFiles(staging, host, content, translations);

  // Without the 404 pages, and without Gatsby's /404.html.
  const counted = pages.filter((page) => !page.endsWith(".html") && !FALLBACK_ROUTES.includes(inEnglish(page)));
  const build = { ...source, pages: counted.length, digest: digestOf(staging) };
  // After the digest, which shows whether visitors see anything new.
  const kept = keepScripts(to, staging, buildTime().toISOString().slice(0, 10));
  await writeFile(path.join(staging, siteFiles.build), `${JSON.stringify({ ...build, kept }, null, 2)}\n`);

  await swapIn(staging, to);
};
