/** Does the tasks of docs/editing-tasks.md in the real editor, and prints what each takes: `npm run docs:clicks`. Also in reports/clicks.md. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import { loadContent } from "../src/content/load";
import { findChromium } from "./lib/browsers";
import { startEditor } from "./lib/editor";
import { doTask, tasksOf } from "./lib/task-steps";

const REPORT = "reports/clicks.md";
const content = loadContent("content", { drafts: true });
const picture = path.join("content", content.business.defaults.picture.src);

const executablePath = findChromium();
const editor = await startEditor();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const lines: string[] = [];
const say = (line: string): void => {
  lines.push(line);
  console.log(line);
};
say("| Task | Clicks | Fields typed | Views opened |");
say("| --- | ---: | ---: | ---: |");
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 }, reducedMotion: "reduce" });
  page.on("dialog", (dialog) => void dialog.accept());
  for (const task of tasksOf(content)) {
    const { clicks, fields, views } = await doTask(page, editor.address, picture, task);
    say(`| ${task.name} | ${clicks} | ${fields} | ${views} |`);
  }
} finally {
  await browser.close();
  await editor.stop();
}
await mkdir(path.dirname(REPORT), { recursive: true });
await writeFile(REPORT, `${lines.join("\n")}\n`);
