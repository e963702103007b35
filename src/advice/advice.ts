/** What could be better about content that holds: advice stops nothing. */
import path from "node:path";
import type { Content } from "../content/schema";
import { namedFacts } from "../content/named-facts";
import { claimAdvice } from "./claims";
import { companyAdvice } from "./company";
import { factAdvice } from "./facts";
import { likenessAdvice } from "./likeness";
import { lengthAdvice } from "./lengths";
import { oldLinkAdvice } from "./old-links";
import { priceAdvice } from "./prices";
import { searchAdvice } from "./search";
import { writtenFiles } from "./written-files";

/** One thing that could be better in one place of one file. */
export interface Advice {
  /** Path below `content/`. */
  readonly file: string;
  /** Line in that file, counted from 1, where it is known. */
  readonly line?: number | undefined;
  readonly field: string;
  /** What was noticed, and why it matters. */
  readonly why: string;
  /** What to do about it. */
  readonly mend: string;
}

/**
 * Looks through all content for what could be better.
 *
 * @param root the folder `content/`, for the texts as they are written and the lines they stand on
 * @param content what `loadContent` made of it
 */
export const adviceFor = (root: string, content: Content): readonly Advice[] => {
  const files = writtenFiles(path.resolve(root));
  const facts = namedFacts(content);
  return [
    ...claimAdvice(files, content),
    ...priceAdvice(files),
    ...factAdvice(files, facts),
    ...lengthAdvice(content),
    ...searchAdvice(content),
    ...likenessAdvice(content),
    ...companyAdvice(content),
    ...oldLinkAdvice(content),
  ].sort((one, other) => (one.file < other.file ? -1 : one.file > other.file ? 1 : (one.line ?? 0) - (other.line ?? 0)));
};

/** Prints advice as one report, a block for each piece. */
export const formatAdvice = (advice: readonly Advice[]): string =>
  advice.length === 0
    ? "No advice."
    : [
        `${advice.length} ${advice.length === 1 ? "piece" : "pieces"} of advice (nothing is stopped by it)`,
        ...advice.map(({ file, line, field, why, mend }) =>
          [`content/${file}${line === undefined ? "" : `:${line}`}  ${field}`, `    why:  ${why}`, `    mend: ${mend}`].join("\n"),
        ),
      ].join("\n\n");
