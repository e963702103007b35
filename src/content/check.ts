/** The content check: what stops a build, found as the build finds it today and on each day that something waits for, and as `develop` does. */
import { dayIn } from "./format/dates";
import { buildTime, publishDay } from "./shared/calendar";
import { loadLanguages, type Languages } from "./languages";
import { ContentError, type Problem } from "./problems";
import type { Content } from "./schema";

interface CheckedContent {
  readonly languages?: Languages;
  readonly problems: readonly Problem[];
}

const problemsWith = (root: string, options: { readonly drafts: boolean; readonly today?: string }): CheckedContent => {
  try {
    return { languages: loadLanguages(root, options), problems: [] };
  } catch (error) {
    if (error instanceof ContentError) return { problems: error.problems };
    throw error;
  }
};

/** Lists the days after this one on which an entry is to be published, the next first. */
const daysAhead = ({ services, locations, posts, business }: Content): readonly string[] => {
  const today = dayIn(business.timeZone, buildTime());
  const days = [...services, ...locations, ...posts].flatMap((entry) => publishDay(entry) ?? []);
  return [...new Set(days)].filter((day) => day > today).sort();
};

/**
 * Checks all content: with drafts, as `develop` shows it; without, as the public site has it; and as it will be on each day that
 * an entry waits for. A link to what is hidden holds in one and is broken in the other, and nobody is there when a day comes.
 *
 * @param root the folder `content/`
 * @returns every problem once, and the public content when there is none
 */
export const checkContent = (root: string): CheckedContent => {
  const everything = problemsWith(root, { drafts: true });
  const forPublic = problemsWith(root, { drafts: false });
  const later = everything.languages ? daysAhead(everything.languages.en).map((today) => problemsWith(root, { drafts: false, today })) : [];
  const seen = new Map(
    [everything, forPublic, ...later].flatMap(({ problems }) => problems).map((problem) => [JSON.stringify(problem), problem]),
  );
  const problems = [...seen.values()];
  return { problems, ...(problems.length === 0 && forPublic.languages && { languages: forPublic.languages }) };
};
