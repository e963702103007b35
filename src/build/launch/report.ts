/** Formats the launch check's report. */
import path from "node:path";
import type { Problem } from "../../content/problems";

const list = (problems: readonly Problem[]): string =>
  problems
    .map(({ file, field, expected, found, fix }) => `content/${file}  ${field}\n    is:   ${found}\n    need: ${expected}. ${fix}`)
    .join("\n");

/** Returns the report of a launch check. */
export const launchReport = (problems: readonly Problem[]): string =>
  problems.length === 0
    ? "Launch check: ready to go public."
    : `Launch check: ${problems.length} ${problems.length === 1 ? "problem" : "problems"} to fix before launch\n\n${list(problems)}`;

/** Lists unchanged sample files by folder, the folder with the most files first. */
export const shippedReport = (files: readonly string[]): string => {
  const folders = new Map<string, readonly string[]>();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    folders.set(folder, [...(folders.get(folder) ?? []), path.posix.basename(file)]);
  }
  const lines = [...folders]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([folder, names]) => `  content/${folder === "." ? "" : `${folder}/`}  ${names.length}: ${names.join(", ")}`);
  return files.length === 0
    ? "No shipped file is unchanged."
    : [`${files.length} shipped files are unchanged. Review each before you keep it:`, ...lines].join("\n");
};

/** Checks whether a build is for the public: `SITE_ENV=production`. */
export const isForPublic = (environment: Readonly<Record<string, string | undefined>>): boolean => environment.SITE_ENV === "production";

/** Checks whether a build is a preview of a change: `SITE_ENV=preview`. */
export const isForPreview = (environment: Readonly<Record<string, string | undefined>>): boolean => environment.SITE_ENV === "preview";
