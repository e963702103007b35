/** Formats the launch check's reports. */
import path from "node:path";
import { projectPath } from "../../content/check/problems";
import type { LaunchProblem } from "./rules";

/** Formats the problems that a launch check found, with the fix for each. */
export const launchReport = (problems: readonly LaunchProblem[]): string => {
  const { length } = problems;
  if (length === 0) return "Launch check: ready to go public.";
  const lines = problems.map(({ file, field, found, need }) => `${projectPath(file)}  ${field}\n    is:   ${found}\n    need: ${need}`);
  return `Launch check: ${length} ${length === 1 ? "problem" : "problems"} to fix before launch\n\n${lines.join("\n")}`;
};

/** Formats how many problems a launch check found, and how to see them. */
export const launchSummary = ({ length }: readonly LaunchProblem[]): string =>
  `${length} ${length === 1 ? "thing is" : "things are"} left to do before the site can be public. To list them: npm run launch-check`;

/** Formats a list of unchanged sample files by folder, starting with the folder that has the most files. */
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
    ? "Every shipped file has been changed or removed."
    : [`Unchanged shipped files: ${files.length}. Review each file before you keep it:`, ...lines].join("\n");
};
