/** Runs only on GitHub: checks out every commit that reaches the main branch, and runs the content check on it. */
import { expect, type Request } from "@playwright/test";
import sharp from "sharp";
import { checkContent } from "../../../src/content/load/check-content";
import { LOCAL_PROXY } from "../../../src/cms/backend";
import { editorSite } from "../../../src/cms/editor-site";
import { menusOf } from "../../../src/content/entries/placement";
import { draftBranch } from "../../../src/cms/repository/github";
import { builtContent } from "../../fixtures/built-words";
import { test } from "./editor";
import { askToDelete, noteWith, openForm, publishDraft, retype, saveAndExpectSaved, writeText } from "./form";
import { DAY, OTHER } from "./github";
import type { GitHub } from "./modes";

test.describe.configure({ timeout: 540_000 });

/** Checks whether a request uploads a file's bytes. */
const isUpload = (request: Request): boolean => request.method() === "POST" && request.url().endsWith("/git/blobs");

/** Returns a small picture of one color. */
const pictureIn = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Returns the problems in the content of a branch or commit. */
const problemsAt = async ({ checkOut }: GitHub, reference: string): Promise<readonly unknown[]> =>
  checkContent(await checkOut(reference)).problems;

const [service] = menusOf(builtContent).header.services.links.flatMap(({ to }) =>
  builtContent.services.filter(({ slug }) => to === `/services/${slug}`),
);
const [other] = builtContent.services.filter(({ slug }) => slug !== service?.slug);
const { links } = editorSite({ en: builtContent }, LOCAL_PROXY, []);
/** Path of a picture that the content uses. */
const used =
  Object.values(links)
    .flat()
    .find((link) => link.startsWith("/images/")) ?? "";

test("every commit of a save, a new address, a deletion, an undo and an upload can be built", async ({ page, editor, gitHub }) => {
  test.skip(!service || !other || used === "", "the content has fewer than two services, none of them in the menu, or no pictures");
  const { repository } = gitHub;
  const start = repository.branches.get("main") ?? "";
  const slug = service?.slug ?? "";
  const file = `content/services/${slug}.md`;

  await test.step("a new address of a page is known as soon as it is published", async () => {
    await openForm(page, editor, `services/entries/${slug}`);
    await retype(page, "Address", "another-name");
    await saveAndExpectSaved(page, editor);
    expect(await problemsAt(gitHub, draftBranch({ collection: "services", slug }))).toEqual([]);
    await publishDraft(page);
    await expect.poll(() => repository.textAt("main", file)).toContain("\naddress: another-name\n");
    // Saving another service checks its links.
    await openForm(page, editor, `services/entries/${other?.slug ?? ""}`);
    await writeText(page, "See [the other service](/services/another-name).");
    await saveAndExpectSaved(page, editor);
  });

  await test.step("an entry is deleted in one commit, and restored byte for byte", async () => {
    const [count, before] = [repository.history("main").length, repository.bytesAt("main", file)];
    const tree = repository.at("main")?.tree;
    await openForm(page, editor, `services/entries/${slug}`);
    await askToDelete(page, editor);
    await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
    await expect.poll(() => repository.bytesAt("main", file)).toBeUndefined();
    expect(repository.history("main")).toHaveLength(count + 1);
    const reloaded = page.waitForEvent("load");
    await page.getByRole("button", { name: /Undo this change/ }).click();
    await expect.poll(() => repository.bytesAt("main", file)).toEqual(before);
    // The editor loads the page again after an undo.
    await reloaded;
    expect([...(repository.at("main")?.tree ?? [])].sort()).toEqual([...(tree ?? [])].sort());
  });

  await test.step("a used picture is not deleted, and the dialog links to the pages that use it", async () => {
    await page.getByRole("button", { name: "Media", exact: true }).click();
    await page.getByText(used.replace("/images/", ""), { exact: true }).click();
    await page.getByRole("button", { name: "Delete selected" }).click();
    const dialog = page.getByRole("dialog", { name: /is in use/ });
    await expect(dialog.getByRole("link")).not.toHaveCount(0);
    await dialog.getByRole("button", { name: "Keep it" }).click();
    expect(repository.bytesAt("main", `content${used}`)).toBeDefined();
  });

  const upload = (name: string, buffer: Buffer): Promise<void> =>
    page.locator("input[type=file]").setInputFiles({ name, mimeType: "image/jpeg", buffer });

  await test.step("an uploaded picture has the same bytes", async () => {
    const picture = await pictureIn("#777");
    await upload("new.jpg", picture);
    await expect.poll(() => repository.bytesAt("main", "content/images/new.jpg")).toEqual(picture);
  });

  await test.step("an upload does not replace a picture of the same name that another person uploads at the same time", async () => {
    const [mine, theirs] = await Promise.all([pictureIn("#555"), pictureIn("#999")]);
    const uploadsTheirs = page
      .waitForRequest(isUpload)
      .then(() => repository.change("main", { "content/images/lot.jpg": theirs }, OTHER, DAY));
    await upload("lot.jpg", mine);
    await uploadsTheirs;
    await expect(noteWith(page, /changed at the same moment/)).toBeVisible();
    expect(repository.bytesAt("main", "content/images/lot.jpg")).toEqual(theirs);
    await upload("lot.jpg", mine);
    await expect.poll(() => repository.bytesAt("main", "content/images/lot-2.jpg")).toEqual(mine);
  });

  const commits = repository.history("main").filter(({ sha }) => !repository.isIn(sha, start));
  // The draft and its merge, the deletion, the undo and the uploads.
  expect(commits.length).toBeGreaterThan(4);
  for (const { sha } of commits) expect(await problemsAt(gitHub, sha)).toEqual([]);
});
