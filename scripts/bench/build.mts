/**
 * Measures the build with different numbers of posts: `npm run bench:build [-- 0 1000 ...]`. The default is 0, 1000, 5000 and 10000.
 *
 * Works in a copy of the project. For each number of generated posts, measures the time and peak memory of four builds: a cold build, a
 * build without changes, a build after an edit to one post, and a build after a change to the phone number, which every page shows.
 * Prints a table and writes reports/bench/build.json.
 */
import { execFileSync, spawn } from "node:child_process";
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../lib/project-copy";

const REPORT = "reports/bench/build.json";
/** The post that the third build edits. */
const POST = "how-often-to-sealcoat-in-nevada.md";
const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [0, 1000, 5000, 10000];

const PARAGRAPH =
  "Asphalt loses its oils to the sun, and a coat every few years keeps water out. Crews clean the surface, fill the cracks, " +
  "spread the sealer and stripe the stalls once it has cured.";

const generatedPost = (number: number): string => `---
title: "Made-up post ${number}"
excerpt: "A generated post that measures the build, number ${number}."
author: Benchmark
date: "2024-${String((number % 12) + 1).padStart(2, "0")}-${String((number % 28) + 1).padStart(2, "0")}"
related: { services: [sealcoating], locations: [henderson], posts: [] }
listed: false
---

## What this post is about

${Array.from({ length: 4 }, (_, index) => `Paragraph ${index + 1} of post ${number}. ${PARAGRAPH}`).join("\n\n")}
`;

/** Duration of a build, and the peak of the total memory of its processes. */
interface Measured {
  readonly milliseconds: number;
  readonly peakBytes: number;
}

/** Interval between measurements of memory, in milliseconds. */
const SAMPLE_MS = 500;

/** Maximum length of a failed build's output in an error message, in characters. */
const MAX_OUTPUT = 2000;

/** Returns the total memory of a session's processes in bytes, counting shared memory once. Returns 0 if `ps` is not Linux's `ps`. */
const sessionBytes = (leader: number): number => {
  try {
    const sizes = execFileSync("ps", ["-s", String(leader), "-o", "pss="], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    return sizes.split("\n").reduce((sum, kilobytes) => sum + Number(kilobytes) * 1024, 0);
  } catch {
    return 0;
  }
};

/**
 * Builds the project in a folder the way `npm run build` does, and measures the build.
 *
 * @throws Error with the end of the output if the build fails
 */
const measureBuild = (project: string): Promise<Measured> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    // `detached` starts a new session, which identifies the build's processes.
    const child = spawn(process.execPath, ["node_modules/tsx/dist/cli.mjs", "scripts/build.mts"], { cwd: project, detached: true });
    let output = "";
    let peakBytes = 0;
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    const timer = setInterval(() => {
      if (child.pid !== undefined) peakBytes = Math.max(peakBytes, sessionBytes(child.pid));
    }, SAMPLE_MS);
    const stop = () => child.pid !== undefined && process.kill(-child.pid);
    process.once("SIGINT", stop);
    child.once("error", reject);
    child.once("exit", (code) => {
      clearInterval(timer);
      process.off("SIGINT", stop);
      if (code === 0) resolve({ milliseconds: performance.now() - started, peakBytes });
      else reject(new Error(`The build in ${project} failed:\n${output.slice(-MAX_OUTPUT)}`));
    });
  });

/** Measures the four builds with the given number of generated posts. */
const measure = async (posts: number) => {
  const project = copyProject(process.cwd(), "symlinked");
  const at = (...parts: readonly string[]) => path.join(project, "content", ...parts);
  try {
    for (let number = 1; number <= posts; number++) writeFileSync(at("posts", `made-up-post-${number}.md`), generatedPost(number));
    const cold = await measureBuild(project);
    const unchanged = await measureBuild(project);
    appendFileSync(at("posts", POST), "\nOne more sentence.\n");
    const edited = await measureBuild(project);
    const business = at("settings", "business.yml");
    const before = readFileSync(business, "utf8");
    const after = before.replace(/^phone: .*$/m, 'phone: "(702) 555-0177"');
    if (after === before) throw new Error(`${business}: expected a phone number other than (702) 555-0177`);
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
