/**
 * Measures how the build grows with posts: `npm run bench:build [-- 0 1000 ...]`. Without numbers 0, 1000, 5000 and 10000.
 *
 * It works in a copy of the project, away from content/. For each number of made-up posts: a cold build, a build with nothing changed,
 * one after an edit of a post, one after a new phone number, which draws every page anew; the seconds of each and the peak memory of
 * the whole process tree. Prints a table and writes reports/bench/build.json.
 */
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../lib/project-copy";
import { measureBuild, type Measured } from "./measure-build";

const REPORT = "reports/bench/build.json";
const POST = "how-often-to-sealcoat-in-nevada.md";
const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [0, 1000, 5000, 10000];

const PARAGRAPH =
  "Asphalt loses its oils to the sun, and a coat every few years keeps water out. Crews clean the surface, fill the cracks, " +
  "spread the sealer and stripe the stalls once it has cured.";

const madeUpPost = (number: number): string => `---
title: "Made-up post ${number}"
excerpt: "A short text that stands for an article, number ${number}."
author: Benchmark
date: "2024-${String((number % 12) + 1).padStart(2, "0")}-${String((number % 28) + 1).padStart(2, "0")}"
related: { services: [sealcoating], locations: [henderson], posts: [] }
listed: false
---

## What this post is about

${Array.from({ length: 4 }, (_, index) => `Paragraph ${index + 1} of post ${number}. ${PARAGRAPH}`).join("\n\n")}
`;

/** Builds four times. */
const measure = async (posts: number) => {
  const project = copyProject(process.cwd(), "shared");
  const at = (...parts: readonly string[]) => path.join(project, "content", ...parts);
  try {
    for (let number = 1; number <= posts; number++) writeFileSync(at("posts", `made-up-post-${number}.md`), madeUpPost(number));
    const cold = await measureBuild(project);
    const unchanged = await measureBuild(project);
    appendFileSync(at("posts", POST), "\nOne more sentence.\n");
    const edited = await measureBuild(project);
    const business = at("settings", "business.yml");
    const before = readFileSync(business, "utf8");
    const after = before.replace(/^phone: .*$/m, 'phone: "(702) 555-0177"');
    if (after === before) throw new Error(`${business} has no phone number, or this one already`);
    writeFileSync(business, after);
    return { cold, unchanged, edited, everyPage: await measureBuild(project) };
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
};

const seconds = ({ milliseconds }: Measured): string => (milliseconds / 1000).toFixed(1);

const rows = [];
for (const posts of counts) rows.push({ posts, ...(await measure(posts)) });
console.table(
  rows.map(({ posts, ...builds }) => ({
    posts,
    "cold s": seconds(builds.cold),
    "unchanged s": seconds(builds.unchanged),
    "one edit s": seconds(builds.edited),
    "every page s": seconds(builds.everyPage),
    "peak GB": (Math.max(...Object.values(builds).map(({ peakBytes }) => peakBytes)) / 1e9).toFixed(2),
  })),
);
mkdirSync("reports/bench", { recursive: true });
writeFileSync(REPORT, `${JSON.stringify({ date: new Date().toISOString(), rows }, null, 2)}\n`);
console.log(`Written to ${REPORT}.`);
