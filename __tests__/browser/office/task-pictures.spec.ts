/** What docs/editing-tasks.md shows can still be done so: the script that takes its pictures finds every place it frames. */
import { expect } from "@playwright/test";
import { showPictures, taskPictures } from "../../../scripts/lib/task-pictures";
import { builtContent } from "../../fixtures/built-words";
import { test } from "../cms/editor";

test.describe.configure({ timeout: 300_000 });

test("every task is shown where the guide says", async ({ page, editor }) => {
  const shown: string[] = [];
  await showPictures(page, editor.address, builtContent, (name) => {
    shown.push(name);
    return Promise.resolve();
  });
  expect(shown).toEqual(Object.keys(taskPictures(builtContent)));
  expect(await editor.changes()).toEqual([]);
});
