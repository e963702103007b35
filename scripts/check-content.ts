/**
 * Checks everything in `content/`: `npm run check:content [-- --json] [--since <revision>] [--write]`. Exits with code 1 if there are
 * errors that would fail a build; advice and launch problems do not count. `--since` also lists English files that have changed since a git
 * revision while their translations have not. `--write` moves settings from business.yml to hosting.yml, and reformats files the way the
 * editor does.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { restoreContent } from "./adopt/replace-content";
import { changedSince } from "./lib/changed-since";
import type { Advice } from "../src/content/lint/advice";
import { adviceFor } from "../src/content/lint/report";
import { staleTranslations } from "../src/content/load/languages";
import { checkContent } from "../src/content/load/check-content";
import { checkPictures } from "../src/content/load/check-pictures";
import { formatProblems } from "../src/content/check/problems";
import { contentDirectory, hostingFile } from "../src/content/load/content-directory";
import { moveToHosting } from "../src/content/load/move-to-hosting";
import { launchReport } from "../src/publish/launch/report";
import { allLaunchProblems } from "../src/publish/launch/rules";
import { unformattedFiles } from "../src/cms/unformatted";

const { json, since, write } = parseArgs({
  options: { json: { type: "boolean" }, since: { type: "string" }, write: { type: "boolean" } },
}).values;
const root = contentDirectory();
const folder = path.relative(".", root);

// A killed run of `npm run adopt` may have moved the content away.
restoreContent(root);
const moved = write ? moveToHosting(root, hostingFile()) : [];
const unformatted = unformattedFiles(root);
const files = unformatted.map(({ file }) => file);
if (write) for (const { file, text } of unformatted) writeFileSync(path.join(root, file), text);

const formatAdvice = (all: readonly Advice[]): string =>
  all.length === 0
    ? "none"
    : [
        `${all.length} ${all.length === 1 ? "suggestion" : "suggestions"} (these do not fail the build)`,
        ...all.map(
          ({ file, line, field, why, fix }) => `content/${file}${line ? `:${line}` : ""}  ${field}\n    why: ${why}\n    fix: ${fix}`,
        ),
      ].join("\n\n");

/** Formats a section of the report. Omits a section without lines. */
const section = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length > 0 ? [[heading, ...lines.map((line) => `- ${line}`)].join("\n")] : [];

const layoutHeading = write
  ? "Reformatted:"
  : "Layout: the first save in the editor will reformat these files. To reformat them now, run npm run check:content -- --write";

/** Checks the content and prints the report. */
const main = async (): Promise<void> => {
  const { languages, problems } = checkContent(root);
  const broken = [...problems, ...(await checkPictures(root))];
  const launch = languages ? allLaunchProblems(languages, root) : [];
  const advice = languages ? adviceFor(root, languages) : [];
  const stale = languages && since !== undefined ? staleTranslations(languages, changedSince(root, since)) : [];

  const report = (): string =>
    [
      ...(folder === "content" ? [] : [`Checked the folder ${folder}. This report calls it content.`]),
      `Errors: ${broken.length === 0 ? "none" : formatProblems(broken)}`,
      ...section("Moved from business.yml to hosting.yml. Review hosting.yml, which decides whom the site trusts:", moved),
      ...section("Changed in English, but not in translation:", stale),
      ...section(layoutHeading, files),
      ...(languages
        ? [launchReport(launch), `Advice: ${formatAdvice(advice)}`]
        : ["Fix these errors to see the launch check and the advice."]),
    ].join("\n\n");

  process.stdout.write(
    json ? `${JSON.stringify({ broken, launch, advice, stale, moved, unformatted: files }, null, 2)}\n` : `${report()}\n`,
  );
  process.exitCode = broken.length > 0 ? 1 : 0;
};

void main();
