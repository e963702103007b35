/** Saves in the real editor: opening hours, a full disk, broken links and broken content. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import { hoursRow } from "../../../src/cms/decap/controls";
import { siteLinksIn } from "../../../src/content/markdown/find";
import { files } from "../../../src/content/schema";
import { pathOf } from "../../../src/content/shared/routes";
import { builtContent, business } from "../../fixtures/built-words";
import { test } from "./editor";
import { choose, contentOf, publishAndExpectRefused, publishAndExpectSaved, noteWith, openForm, openRow, retype } from "./form";

/** Returns the services that the text of another page links to. */
const bodyLinksTo = (folder: "services") => {
  const texts = [...builtContent.posts, ...builtContent.locations].flatMap(({ body }) => siteLinksIn(body)).map(({ path: to }) => to);
  return builtContent[folder].filter((entry) => texts.includes(pathOf(folder, entry)));
};

test.describe.configure({ timeout: 240_000 });

test("opening hours are chosen as visitors read them, and errors in settings are reported at their fields", async ({ page, editor }) => {
  const [first] = business.hours;
  await openForm(page, editor, "settings/entries/business");
  await retype(page, "Phone", "702 555 0142");
  await publishAndExpectRefused(page, editor, /Phone.*\(702\) 555-0142/);
  await retype(page, "Phone", "(702) 555-0199");
  const row = hoursRow(first) ?? "";
  expect(row).toMatch(/^[^\d["]+: \d+:\d\d [AP]M to \d+:\d\d [AP]M$/);
  await openRow(page, row);
  await choose(page, "Closes", "12:15 AM");
  await publishAndExpectRefused(page, editor, /Closes.*later than the one it opens, not 12:15 AM/);
  await expect(page.getByRole("listitem").filter({ hasText: "later than the one it opens" }).first()).toBeInViewport();

  await page.getByRole("combobox", { name: "Closes" }).fill("9pm");
  await expect(page.getByRole("option", { name: "9:00 PM", exact: true })).toBeVisible();
  await choose(page, "Closes", "9:45 PM");
  await publishAndExpectSaved(page);
  await expect(page.getByRole("status").getByText("Saved on this computer")).toBeVisible();
  expect(await editor.changes()).toEqual([`content/${files.business.file}`]);
  const hours = [{ ...first, closes: "21:45" }, ...business.hours.slice(1)];
  expect(contentOf(editor).business).toMatchObject({ phone: "(702) 555-0199", hours });
});

test("making a linked page a draft lists each broken link with its form, and can be undone", async ({ page, editor }) => {
  const [link] = bodyLinksTo("services");
  test.skip(link === undefined, "no text links to a service");
  await openForm(page, editor, `services/entries/${link?.slug ?? ""}`);
  await page.getByRole("switch", { name: "Draft" }).click();
  await publishAndExpectSaved(page);
  const broken = page.getByRole("alert").filter({ hasText: "Saved, but the site cannot be built" });
  await expect(broken.getByRole("link", { name: "There is no page" }).first()).toHaveAttribute("href", /#\/collections\//);
  await broken.getByRole("button", { name: /Take this change back/ }).click();
  await expect.poll(() => editor.changes()).toEqual([]);
  await expect(page.getByRole("switch", { name: "Draft" })).not.toBeChecked();
});

test("with broken content, the editor opens and saves another entry, and reports the earlier errors as such", async ({ page, editor }) => {
  const [first, second] = builtContent.services;
  const file = path.join(editor.project, `content/services/${first?.slug ?? ""}.md`);
  await writeFile(file, (await readFile(file, "utf8")).replace(/^title:.*$/m, "title: ["));
  await writeFile(path.join(editor.project, `content/${files.facts.file}`), "prices: [\n");
  await openForm(page, editor, `services/entries/${second?.slug ?? ""}`);
  await retype(page, "Summary", "Another summary.");
  await publishAndExpectSaved(page);
  await expect(noteWith(page, "These were wrong before this change.")).toBeVisible();
  await expect(page.getByRole("alert").getByText("Saved, but the site cannot be built: 2 things to fix")).toBeVisible();
});
