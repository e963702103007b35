import budgets from "../budgets.json" with { type: "json" };
import type { Interaction } from "./interactions";
import type { PageRun } from "./lighthouse";
import { median } from "./slow-phone";

/** A cell: what is measured and, where there is a budget, whether it is kept. */
interface Cell {
  readonly text: string;
  readonly isKept: boolean;
}

const plain = (text: string): Cell => ({ text, isKept: true });
const atMost = (value: number, limit: number, digits = 0): Cell => ({ text: value.toFixed(digits), isKept: value <= limit });
const atLeast = (value: number, limit: number): Cell => ({ text: String(value), isKept: value >= limit });
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Prints rows under a head, marks what breaks a budget with `!`, and tells whether none does. */
const print = (head: readonly string[], rows: readonly (readonly Cell[])[]): boolean => {
  const written = [head, ...rows.map((row) => row.map(({ text, isKept }) => (isKept ? text : `! ${text}`)))];
  const widths = head.map((_, column) => Math.max(...written.map((row) => row[column]?.length ?? 0)));
  console.log();
  for (const row of written)
    console.log(row.map((text, column) => (column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0))).join("  "));
  return rows.every((row) => row.every(({ isKept }) => isKept));
};

/** A page, and the largest paint of the same page without scripts, fonts and pictures, where that was measured. */
export interface MeasuredPage extends PageRun {
  readonly limit?: number;
}

const paintByLimit = ({ largestContentfulPaint, limit }: MeasuredPage): readonly Cell[] =>
  limit === undefined
    ? [plain(""), plain("")]
    : [plain(String(limit)), atMost(largestContentfulPaint / limit, budgets.largestContentfulPaintByLimit, 2)];

const pageRow = (page: MeasuredPage): readonly Cell[] => {
  const isHome = page.path === "/";
  const { scores, bytes } = page;
  return [
    plain(page.path),
    plain(String(page.runs)),
    ...(["performance", "accessibility", "best-practices", "seo"] as const).map((name) => atLeast(scores[name], budgets.lighthouse[name])),
    plain(String(page.largestContentfulPaint)),
    ...paintByLimit(page),
    atMost(page.totalBlockingTime, budgets.milliseconds.totalBlockingTime),
    atMost(page.layoutShift, budgets.layoutShift, 3),
    { text: kilobytes(bytes.total), isKept: !isHome || bytes.total <= budgets.bytes.homeOnPhone + budgets.bytes.homeOnPhoneAhead },
    ...[bytes.document, bytes.script, bytes.font, bytes.image, bytes.other].map((size) => plain(kilobytes(size))),
    { text: String(page.requests), isKept: !isHome || page.requests <= budgets.requests.homeOnPhone + budgets.requests.homeOnPhoneAhead },
  ];
};

/** Prints what Lighthouse found and tells whether every budget is kept. */
export const printPages = (pages: readonly MeasuredPage[]): boolean =>
  print(
    [
      "page",
      "runs",
      "perf",
      "a11y",
      "practices",
      "seo",
      "LCP ms",
      "limit",
      "LCP / limit",
      "TBT ms",
      "CLS",
      "kB",
      "HTML",
      "script",
      "font",
      "image",
      "other",
      "requests",
    ],
    pages.map(pageRow),
  );

/**
 * Below it Lighthouse itself warns of a slow machine: its phone is slower than the one it means, and so are all times of the processor.
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#cpu-throttling
 */
const SLOW_MACHINE = 1000;

/** Prints how fast this machine was while the pages were measured. */
export const printMachine = (pages: readonly PageRun[]): void => {
  const index = median(pages.map(({ machineIndex }) => machineIndex));
  const warning = index < SLOW_MACHINE ? `, below ${SLOW_MACHINE}: TBT and interactions are those of a slower phone than is meant` : "";
  console.log(`\nLighthouse's index of this machine: ${index}${warning}.`);
};

/** Prints how soon taps are answered and tells whether every budget is kept. */
export const printInteractions = (interactions: readonly Interaction[]): boolean =>
  print(
    ["interaction at a quarter of the speed", "runs", "median ms", "slowest ms"],
    interactions.map(({ name, runs, median, slowest }) => [
      plain(name),
      plain(String(runs)),
      atMost(median, budgets.milliseconds.interaction),
      atMost(slowest, budgets.milliseconds.slowestInteraction),
    ]),
  );
