/**
 * Measures how the build grows with posts: `npm run bench:build [-- 0 1000 ...]`. Without numbers 0, 1000, 5000 and 10000.
 *
 * It works in a copy of the project, away from content/. For each number of made-up posts: a cold build, a build with
 * nothing changed, one after an edit of a post, one after a new phone number, which draws every page anew; the seconds of each
 * and the peak memory of the whole process tree. Prints a table, the longest steps of the build after an edit, and writes
 * reports/bench/build.json.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { measureBuild, type Measured } from "./build/measure";
import { copyProject } from "../lib/project-copy";
import { editPhone, editPost, writePosts } from "./build/synthetic-posts";

const REPORT = "reports/bench/build.json";
const STEPS_SHOWN = 12;
const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [0, 1000, 5000, 10000];

interface Row {
  readonly posts: number;
  readonly cold: Measured;
  readonly unchanged: Measured;
  readonly edited: Measured;
  readonly everyPage: Measured;
}

const seconds = ({ milliseconds }: Measured): string => (milliseconds / 1000).toFixed(1);
const gigabytes = (...builds: readonly Measured[]): string => (Math.max(...builds.map(({ peakBytes }) => peakBytes)) / 1e9).toFixed(2);

/** Says what a thousand more posts cost since the row before: growth is linear as long as the figure does not rise. */
const growth = (row: Row, before: Row | undefined): string =>
  before && row.posts > before.posts ? ((row.cold.milliseconds - before.cold.milliseconds) / (row.posts - before.posts)).toFixed(1) : "";

/** The longest steps of a build, as Gatsby names them, and last what it does not time: starting up, and the time between steps. */
const stepTable = ({ steps, milliseconds }: Measured) => {
  const rest = milliseconds / 1000 - steps.reduce((sum, step) => sum + step.seconds, 0);
  return [...steps]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, STEPS_SHOWN)
    .concat({ name: "(not timed)", seconds: rest })
    .map(({ name, seconds: length }) => ({ step: name, s: length.toFixed(1), "%": ((length * 100_000) / milliseconds).toFixed(0) }));
};

const rows: Row[] = [];
for (const posts of counts) {
  const project = copyProject(process.cwd(), "shared");
  try {
    writePosts(project, posts);
    const cold = await measureBuild(project);
    const unchanged = await measureBuild(project);
    editPost(project);
    const edited = await measureBuild(project);
    editPhone(project);
    const everyPage = await measureBuild(project);
    rows.push({ posts, cold, unchanged, edited, everyPage });
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}
console.table(
  rows.map((row, index) => ({
    posts: row.posts,
    "cold s": seconds(row.cold),
    "unchanged s": seconds(row.unchanged),
    "one edit s": seconds(row.edited),
    "every page s": seconds(row.everyPage),
    "peak GB": gigabytes(row.cold, row.unchanged, row.edited, row.everyPage),
    "cold s a thousand more": growth(row, rows[index - 1]),
  })),
);
for (const { posts, edited } of rows) {
  console.log(`\nOne edit with ${posts} posts:`);
  console.table(stepTable(edited));
}
mkdirSync("reports/bench", { recursive: true });
writeFileSync(REPORT, `${JSON.stringify({ date: new Date().toISOString(), rows }, null, 2)}\n`);
console.log(`Written to ${REPORT}.`);
