/**
 * Measures working on the site: `npm run bench:dev`. How long `npm run dev` takes until a page answers, cold and on a warm
 * cache, and how long from a saved file to the changed page. It works in a copy of the project, away from content/.
 */
import { appendFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startDevelop, stopDevelop } from "../lib/develop";
import { copyProject } from "../lib/project-copy";

const PORT = Number(process.env.PORT ?? 8123);
const POST = "how-often-to-sealcoat-in-nevada";
/** What the open page asks for when its content has changed. */
const DATA = `http://localhost:${PORT}/page-data/blog/${POST}/page-data.json`;
const MOST_MS = 300_000;
const EDITS = 5;

const dataNow = async (): Promise<string> => {
  try {
    const response = await fetch(DATA);
    return response.ok ? await response.text() : "";
  } catch {
    return "";
  }
};

/** Waits until the page's data holds a text, and gives the time that took in milliseconds. */
const timeUntil = async (text: string): Promise<number> => {
  const started = performance.now();
  while (!(await dataNow()).includes(text)) {
    if (performance.now() - started > MOST_MS) throw new Error(`The page did not show ${JSON.stringify(text)} in ${MOST_MS / 1000} s`);
    await wait(20);
  }
  return performance.now() - started;
};

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

const project = copyProject(process.cwd(), "shared");
let develop = startDevelop(project, PORT);
try {
  console.log(`ready, cold cache:     ${seconds(await timeUntil(POST))}`);
  await stopDevelop(develop);
  develop = startDevelop(project, PORT);
  console.log(`ready, warm cache:     ${seconds(await timeUntil(POST))}`);
  const times: number[] = [];
  for (let edit = 1; edit <= EDITS; edit++) {
    const mark = `A sentence written at edit ${edit}.`;
    appendFileSync(path.join(project, "content", "posts", `${POST}.md`), `\n${mark}\n`);
    times.push(await timeUntil(mark));
  }
  console.log(`saved file to page:    ${times.map(seconds).join(", ")}`);
} finally {
  await stopDevelop(develop);
  rmSync(project, { recursive: true, force: true });
}
