/** The content check: what stops a build, found as the build finds it and as `develop` does. */
import { loadContent } from "./load";
import { ContentError, type Problem } from "./problems";
import type { Content } from "./schema";

const problemsWith = (root: string, drafts: boolean): { readonly content?: Content; readonly problems: readonly Problem[] } => {
  try {
    return { content: loadContent(root, { drafts }), problems: [] };
  } catch (error) {
    if (error instanceof ContentError) return { problems: error.problems };
    throw error;
  }
};

/**
 * Checks all content twice: with drafts, as `develop` shows it, and without, as the public site has it. A link to a draft holds in
 * one and is broken in the other.
 *
 * @param root the folder `content/`
 * @returns every problem once, and the public content when there is none
 */
export const checkContent = (root: string): { readonly content?: Content; readonly problems: readonly Problem[] } => {
  const everything = problemsWith(root, true);
  const forPublic = problemsWith(root, false);
  const seen = new Set(everything.problems.map((problem) => JSON.stringify(problem)));
  const problems = [...everything.problems, ...forPublic.problems.filter((problem) => !seen.has(JSON.stringify(problem)))];
  return { problems, ...(problems.length === 0 && forPublic.content && { content: forPublic.content }) };
};
