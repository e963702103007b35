import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const PARAGRAPHS = 4;

const paragraph = (post: number, index: number): string =>
  `Paragraph ${index + 1} of made-up post ${post}. Asphalt loses its oils to the sun, and a coat every few years keeps water out. ` +
  `Crews clean the surface, fill the cracks, spread the sealer and stripe the stalls once it has cured.`;

const post = (number: number): string => `---
title: "Made-up post ${number}"
excerpt: "A short text that stands for an article, number ${number}."
author: Benchmark
date: "2024-${String((number % 12) + 1).padStart(2, "0")}-${String((number % 28) + 1).padStart(2, "0")}"
related:
  services:
    - sealcoating
  locations:
    - henderson
  posts: []
listed: false
---

## What this post is about

${Array.from({ length: PARAGRAPHS }, (_, index) => paragraph(number, index)).join("\n\n")}
`;

const fileOf = (project: string, number: number): string => path.join(project, "content", "posts", `made-up-post-${number}.md`);

/** Writes short posts, without pictures of their own, into the content of a project. */
export const writePosts = (project: string, count: number): void => {
  for (let number = 1; number <= count; number++) writeFileSync(fileOf(project, number), post(number));
};

/** Adds a sentence to a post that every project has. */
export const editPost = (project: string): void => {
  appendFileSync(path.join(project, "content", "posts", "how-often-to-sealcoat-in-nevada.md"), "\nOne more sentence.\n");
};

/**
 * Changes the phone number, which stands on every page.
 *
 * @throws when the settings have no line for it
 */
export const editPhone = (project: string): void => {
  const file = path.join(project, "content", "settings", "business.yml");
  const before = readFileSync(file, "utf8");
  const after = before.replace(/^phone: .*$/m, 'phone: "(702) 555-0177"');
  if (after === before) throw new Error(`${file} has no phone number, or this one already`);
  writeFileSync(file, after);
};
