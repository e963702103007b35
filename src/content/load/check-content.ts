/**
 * The content check: finds every problem that `develop` or a build would report today, except those of pictures (check-pictures.ts). Once
 * `develop` would report none, finds the problems of future publication days.
 */
import { inventoryByDay, problemsAhead } from "./ahead";
import { dayIn } from "../format/dates";
import { buildTime, publishDay } from "../shared/calendar";
import { readAllFiles, showLanguages, translationsIn } from "./languages";
import { allEntries, type Content } from "../schema";

/** Returns the future days on which entries are published. */
const daysAhead = (content: Content): readonly string[] => {
  const today = dayIn(content.business.timeZone, buildTime());
  return allEntries(content)
    .flatMap(({ entry }) => publishDay(entry) ?? [])
    .filter((day) => day > today);
};

/**
 * Checks the content with drafts (as in `develop`), without drafts (as on the public site), and as of each future publication day. A link
 * may be broken in only some of these cases: those in which the linked page is hidden. Checks future days now, because no one watches
 * the nightly build. Skips them while the content with drafts has problems, because problems in invalid files would be reported for each day.
 *
 * @param root the folder `content/`
 * @param hosting path of the hosting file; defaults to `hosting.yml` in the project's root
 * @returns `problems`, without duplicates; `everything`: the content including drafts, and invalid files with their missing values filled
 * in; and `languages`: the public content, or undefined if there are problems
 */
export const checkContent = (root: string, hosting?: string) => {
  const all = readAllFiles(root, hosting);
  const everything = showLanguages(all, { drafts: true });
  const forPublic = showLanguages(all, { drafts: false });
  const contents = [everything.languages.en, ...translationsIn(everything.languages)];
  const days = everything.problems.length === 0 ? [...new Set(contents.flatMap(daysAhead))].sort() : [];
  const english = inventoryByDay(all.english);
  const later = [
    ...problemsAhead(all.english, english, days),
    ...all.translations.flatMap((translation) => problemsAhead(translation, inventoryByDay(translation, english), days)),
  ];
  const seen = new Map([...everything.problems, ...forPublic.problems, ...later].map((problem) => [JSON.stringify(problem), problem]));
  const problems = [...seen.values()];
  return { problems, everything: everything.languages, languages: problems.length === 0 ? forPublic.languages : undefined };
};
