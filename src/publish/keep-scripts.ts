/** Keeps the scripts of earlier builds, because visitors may still have those builds' pages open and the pages load scripts late. */
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { siteFiles } from "../content/shared/routes";
import { isRecord, propertyOf } from "../content/shared/required";
import { filesBelow, HASHED_FOLDER, isScript } from "./page-files";

/** How long a script stays after the build that replaced it, in days. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Scripts of earlier builds, each with the day when a build replaced it. */
export type KeptScripts = Readonly<Record<string, string>>;

/** Returns the kept scripts that a build's `/build.json` lists. */
const listedIn = (folder: string): Readonly<Record<string, unknown>> => {
  const file = path.join(folder, siteFiles.build);
  try {
    const kept = propertyOf(JSON.parse(readFileSync(file, "utf8")), "kept");
    return isRecord(kept) ? kept : {};
  } catch {
    // The folder has no build.json, or an unreadable one. Its scripts count as replaced today.
    return {};
  }
};

/**
 * Copies the scripts of earlier builds from the published folder, except those that were replaced more than 30 days ago.
 *
 * @param today the day of the build, such as 2026-11-28
 * @returns the copied scripts, for `/build.json`
 */
export const keepScripts = (published: string, staging: string, today: string): KeptScripts => {
  const scripts = path.join(published, HASHED_FOLDER);
  if (!existsSync(scripts)) return {};
  const listed = listedIn(published);
  const oldest = new Date(Date.parse(today) - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
  const kept = filesBelow(scripts)
    .map((file) => `${HASHED_FOLDER}/${file}`)
    .filter((file) => isScript(file) && !existsSync(path.join(staging, file)))
    .map((file) => [file, typeof listed[file] === "string" ? listed[file] : today] as const)
    .filter(([, replaced]) => replaced >= oldest);
  for (const [file] of kept) {
    mkdirSync(path.dirname(path.join(staging, file)), { recursive: true });
    copyFileSync(path.join(published, file), path.join(staging, file));
  }
  return Object.fromEntries(kept);
};
