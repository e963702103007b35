/** The pictures that show where to click: each is named once, is there, is small, and comes from the script. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { taskPictures } from "../../../scripts/lib/task-pictures";
import { fixture } from "../../fixtures/content";

const FOLDER = "docs/pictures";
const MOST_BYTES = 60_000;
const MOST = 10;

const guide = readFileSync("docs/editing-tasks.md", "utf8");
const named = [...guide.matchAll(/!\[(?<alt>[^\]]+)\]\(pictures\/(?<name>[a-z-]+)\.webp\)/g)].map(({ groups }) => groups?.name ?? "");
const made = Object.keys(taskPictures(fixture));

it("names every picture that the script makes, once, and no other", () => {
  expect(guide.match(/!\[/g)).toHaveLength(named.length);
  expect([...named].sort()).toEqual([...made].sort());
  expect(named.length).toBeLessThanOrEqual(MOST);
});

it("has a picture for every task", () => {
  expect(guide.split(/^## /m).slice(1)).toHaveLength(named.length);
});

it("has exactly these files", () => {
  expect(readdirSync(FOLDER).sort()).toEqual(made.map((name) => `${name}.webp`).sort());
});

it.each(made)("has a small picture of %s, as wide as the others", async (name) => {
  const file = path.join(FOLDER, `${name}.webp`);
  expect(statSync(file).size).toBeLessThanOrEqual(MOST_BYTES);
  expect(await sharp(file).metadata()).toMatchObject({ format: "webp", width: 1200 });
});
