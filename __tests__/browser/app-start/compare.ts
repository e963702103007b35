/** Says in what two snapshots of one page differ. */
import type { Snapshot } from "./snapshot";

/** How far the page may move unnoticed, in CSS pixels: less than a line of text by far, more than rounding. */
const SCROLL_SLACK = 2;
/** Enough to see what happened; a page that was drawn anew differs in a thousand lines. */
const MOST_LINES = 4;

/** The lines of one list that the other lacks, each as often as it is lacking. */
const without = (lines: readonly string[], others: readonly string[]): readonly string[] => {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
};

const some = (kind: string, sign: string, lines: readonly string[]): readonly string[] => [
  ...lines.slice(0, MOST_LINES).map((line) => `${kind} ${sign} ${line.trim()}`),
  ...(lines.length > MOST_LINES ? [`${kind} ${sign} and ${lines.length - MOST_LINES} more`] : []),
];

const compareLines = (kind: string, before: readonly string[], after: readonly string[]): readonly string[] => {
  const changes = [...some(kind, "-", without(before, after)), ...some(kind, "+", without(after, before))];
  return changes.length === 0 && before.some((line, index) => line !== after[index]) ? [`${kind} are in another order`] : changes;
};

/** Lists the differences, each with its kind first; none when a visitor could tell no difference. */
export const differences = (before: Snapshot, after: Snapshot): readonly string[] => [
  ...(["nodes", "boxes", "fields", "selection", "focus", "frames"] as const).flatMap((kind) =>
    compareLines(kind, before[kind], after[kind]),
  ),
  ...some("replaced", "-", after.replaced),
  ...[...new Set([...Object.keys(before.scroll), ...Object.keys(after.scroll)])].flatMap((path) => {
    const [from, to] = [before.scroll[path] ?? 0, after.scroll[path] ?? 0];
    return Math.abs(from - to) > SCROLL_SLACK ? [`scroll ${path || "of the page"} from ${from} to ${to}`] : [];
  }),
];
