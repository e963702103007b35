/** Changes the files outside `content/` that depend on the company: its name, its brand color, and where requests go. */
import { readSettings, mergedFile } from "../../src/cms/page-format";
import type { Data } from "../../src/cms/same";
import type { Files } from "../../src/cms/take-out";
import { HOSTING } from "../../src/content/schema/hosting";
import { isRecord } from "../../src/content/shared/required";
import { slugOf, type Answers } from "./answers";

export const BRAND = "src/brand/brand.ts";
export const LICENSE = "LICENSE";
export const PACKAGE = "package.json";
export const PACKAGE_LOCK = "package-lock.json";

/** Maximum length of a Worker's name (src/content/schema/hosting.ts). */
const NAME_LENGTH = 58;

/** Returns the project's name, which is also its Worker's: the company's domain, because a name may occur only once in a Cloudflare account. */
const projectName = ({ domain }: Answers): string =>
  slugOf(domain.replace(/^www\./, ""))
    .slice(0, NAME_LENGTH)
    .replace(/-$/, "");

/** Returns a JSON file, formatted as npm does, with some fields changed. */
const changeJson = (text: string, change: (data: Data) => Data): string => {
  const data: unknown = JSON.parse(text);
  return isRecord(data) ? `${JSON.stringify({ ...data, ...change(data) }, null, 2)}\n` : text;
};

/** Returns the changes to a lockfile, in which npm repeats the project's name. */
const lockWithName = ({ packages }: Data, name: string): Data => {
  const all = isRecord(packages) ? packages : {};
  const project = all[""];
  return { name, packages: { ...all, "": { ...(isRecord(project) ? project : {}), name } } };
};

/** Changes of the first run only. Later, a new name would deploy a second Worker. */
const firstChanges = (answers: Answers): Readonly<Record<string, (text: string) => string>> => {
  const company = answers.name.replace(/\.$/, "");
  const name = projectName(answers);
  return {
    [LICENSE]: (text) =>
      text.replace(/^Copyright \(c\) \d+ .*$/m, () => `Copyright (c) ${new Date().getFullYear()} ${company}. All rights reserved.`),
    [PACKAGE]: (text) => changeJson(text, () => ({ name, description: `Website of ${answers.name}` })),
    [PACKAGE_LOCK]: (text) => changeJson(text, (data) => lockWithName(data, name)),
  };
};

/**
 * Returns the files outside `content/` that change: hosting.yml (where requests go), the brand color, and in the first run LICENSE (the
 * company's name and the year) and the project's name.
 *
 * @param read returns a file's text; undefined if the file does not exist
 */
export const otherFiles = (answers: Answers, isFirst: boolean, read: (file: string) => string | undefined): Files => {
  const { color, delivery } = answers;
  const changes: Readonly<Record<string, (text: string) => string>> = {
    ...(delivery && { [HOSTING]: (text) => mergedFile(HOSTING, { ...readSettings(text), delivery }) }),
    ...(color && { [BRAND]: (text) => text.replace(/(?<=\n {2}accent: ")#[0-9a-f]+/i, () => color) }),
    ...(isFirst && firstChanges(answers)),
  };
  return Object.fromEntries(
    Object.entries(changes).flatMap(([file, change]) => {
      const before = read(file);
      // Without hosting.yml, the site has the defaults. Without any other file, there is nothing to change.
      if (before === undefined && file !== HOSTING) return [];
      const after = change(before ?? "");
      return after === before ? [] : [[file, after]];
    }),
  );
};
