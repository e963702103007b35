/** The content check: what stops a build, found as the build finds it today and on each day that something waits for, and as `develop` does. */
import { dayIn } from "./format/dates";
import { buildTime, publishDay } from "./shared/calendar";
import { readLanguages, type Languages } from "./languages";
import type { Problem } from "./problems";
import { allEntries, type Content } from "./schema";

interface CheckedContent {
  /** The public content; undefined while anything is wrong. */
  readonly languages?: Languages;
  /** All content with drafts, as far as it can be used. */
  readonly everything: Languages;
  readonly problems: readonly Problem[];
}

/** Lists the days after this one on which an entry is to be published, the next first. */
const daysAhead = (content: Content): readonly string[] => {
  const today = dayIn(content.business.timeZone, buildTime());
  const days = allEntries(content).flatMap(({ entry }) => publishDay(entry) ?? []);
  return [...new Set(days)].filter((day) => day > today).sort();
};

/**
 * Checks all content: with drafts, as `develop` shows it; without, as the public site has it; and as it will be on each day that
 * an entry waits for. A link to what is hidden holds in one and is broken in the other, and nobody is there when a day comes.
 *
 * @param root the folder `content/`
 * @returns every problem once
 */
export const checkContent = (root: string): CheckedContent => {
  const everything = readLanguages(root, { drafts: true });
  const forPublic = readLanguages(root, { drafts: false });
  const days = everything.problems.length === 0 ? daysAhead(everything.languages.en) : [];
  const later = days.map((today) => readLanguages(root, { drafts: false, today }));
  const seen = new Map(
    [everything, forPublic, ...later].flatMap(({ problems }) => problems).map((problem) => [JSON.stringify(problem), problem]),
  );
  const problems = [...seen.values()];
  return { problems, everything: everything.languages, ...(problems.length === 0 && { languages: forPublic.languages }) };
};
