/** Adds and deletes pages in the real editor, and checks that menus, lists and links are updated. */
import { expect, type Page } from "@playwright/test";
import { LOCAL_PROXY } from "../../../src/cms/backend";
import { filesLinkingTo } from "../../../src/cms/backlinks";
import { formOfFile } from "../../../src/cms/collections";
import { editorSite } from "../../../src/cms/editor-site";
import { menusOf, serviceCards } from "../../../src/content/entries/placement";
import { builtContent } from "../../fixtures/built-words";
import { test } from "./editor";
import { askToDelete, contentOf, noteWith, openForm, publish, retype } from "./form";
import { TEXTS } from "./texts";

// The timeout is long, because each test opens several forms, and two tests run at once.
test.describe.configure({ timeout: 360_000 });

const [service] = menusOf(builtContent).header.services.links.flatMap(({ to }) =>
  builtContent.services.filter(({ slug, card }) => card && to === `/services/${slug}`),
);

test("a new service is in the menu, footer and cards until it is deleted", async ({ page, editor }) => {
  test.skip(!service, "no service has both a card and a link to its own page in the menu");
  await openForm(page, editor, `services/entries/${service?.slug ?? ""}`);
  const id = await page.getByRole("textbox", { name: "Service name" }).getAttribute("id");
  await page.getByRole("button", { name: "Published", exact: true }).click();
  await page.getByText("Duplicate", { exact: true }).click();
  // Decap changes the URL before it replaces the form. Text typed in between would be lost.
  await expect(page.locator(`[id="${id ?? ""}"]`)).toHaveCount(0);
  await expect(page).toHaveURL(/\/new/);
  await retype(page, "Service name", "Service Added by a Test");
  await publish(page, editor);
  expect(await editor.changes()).toEqual(["content/services/service-added-by-a-test.md"]);
  const link = { label: "Service Added by a Test", to: "/services/service-added-by-a-test" };
  const { header, footer } = menusOf(await contentOf(editor));
  expect(header.services.links).toContainEqual(link);
  expect(footer.services).toContainEqual(link);
  expect(serviceCards(await contentOf(editor)).map(({ title }) => title)).toContain("Service Added by a Test");

  await askToDelete(page, editor);
  // Send visitors nowhere, so that no redirect remains.
  await page.getByRole("combobox", { name: "Send visitors to" }).selectOption("");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page).toHaveURL(/collections\/services$/);
  expect(await editor.changes()).toEqual([]);
});

test("deleting a page replaces it with a redirect and removes the links to it", async ({ page, editor }) => {
  const name = `services/${service?.slug ?? ""}`;
  const linking = (content = builtContent) => filesLinkingTo(editorSite({ en: content }, LOCAL_PROXY, []), "services", service?.slug ?? "");
  const backlink = formOfFile(linking()[0] ?? "");
  const dialog = page.getByRole("dialog", { name: /^Delete / });
  test.skip(!backlink, "no page links to the first service in the menu");

  await test.step("the dialog lists the pages that link to the deleted page", async () => {
    await openForm(page, editor, name.replace("/", "/entries/"));
    await askToDelete(page, editor);
    await expect(dialog.getByRole("link").first()).toHaveAttribute(
      "href",
      `#/collections/${backlink?.collection}/entries/${backlink?.slug}`,
    );
    await dialog.getByRole("button", { name: "Keep it" }).click();
    await expect(dialog).toHaveCount(0);
    expect(await editor.changes()).toEqual([]);
  });

  await askToDelete(page, editor);
  await expect(dialog.getByRole("combobox", { name: "Send visitors to" })).toHaveValue("/services");
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page).toHaveURL(/collections\/services$/);
  await expect(page.getByRole("status").getByText(TEXTS[editor.mode].deleted, { exact: true })).toBeVisible();
  expect(await editor.changes()).toContain(`content/${name}.md`);
  expect((await contentOf(editor)).redirects).toContainEqual({ from: `/${name}`, to: "/services" });
  expect(linking(await contentOf(editor))).toEqual([]);
});

test("a deletion does not replace what another person saved while its dialog was open", async ({ page, editor }) => {
  const slug = service?.slug ?? "";
  const all = filesLinkingTo(editorSite({ en: builtContent }, LOCAL_PROXY, []), "services", slug);
  const linking = all.find((name) => name.endsWith(".md"));
  test.skip(!linking, "no entry links to the first service in the menu");
  const file = `content/${linking ?? ""}`;
  await openForm(page, editor, `services/entries/${slug}`);
  await askToDelete(page, editor);
  const dialog = page.getByRole("dialog", { name: /^Delete / });
  await expect(dialog).toBeVisible();
  const theirs = `${await editor.read(file)}\nTheir sentence.\n`;
  await editor.write(file, theirs);
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(noteWith(page, /changed at the same moment.*Try again/)).toBeVisible();
  expect(await editor.read(file)).toBe(theirs);
  expect(await editor.changes()).toEqual([file]);

  await test.step("a second attempt deletes the page, and keeps what the other person saved", async () => {
    await askToDelete(page, editor);
    await dialog.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page).toHaveURL(/collections\/services$/);
    expect(await editor.read(file)).toContain("\nTheir sentence.\n");
    expect(await editor.changes()).toContain(`content/services/${slug}.md`);
  });
});

test("a deletion that breaks references can be undone from a note that links to the references", async ({ page, editor }) => {
  const slug = builtContent.testimonials[0]?.location ?? "";
  test.skip(slug === "", "no review names a location");
  const { role, heading, link } = TEXTS[editor.mode].broken;
  const broken = page.getByRole(role).filter({ hasText: heading });
  await openForm(page, editor, `locations/entries/${slug}`);
  await askToDelete(page, editor);
  await expect(page.getByText("These lines still refer to it.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(broken.getByRole("link", { name: link }).first()).toHaveAttribute("href", "#/collections/lists/entries/testimonials");
  expect((await editor.changes()).length).toBeGreaterThan(0);
  const reloaded = page.waitForEvent("load");
  await broken.getByRole("button", { name: /Undo this change/ }).click();
  await expect.poll(() => editor.changes()).toEqual([]);
  // The editor loads the page again after an undo.
  await reloaded;
});

/** Returns the list to which the errors in the page's console are added. */
const errorsOf = (page: Page): readonly string[] => {
  const errors: string[] = [];
  page.on("console", (message) => {
    // Browsers ask every site for an icon.
    if (message.type() === "error" && !message.location().url.endsWith("/favicon.ico")) errors.push(message.text());
  });
  return errors;
};

test("lists of files open without an error in the console", async ({ page, editor }) => {
  const errors = errorsOf(page);
  await openForm(page, editor, "settings/entries/business");
  for (const collection of ["settings", "pages", "lists"]) {
    await page.goto(`${editor.address}#/collections/${collection}`);
    await expect(page.locator(`a[href*="#/collections/${collection}/entries/"]`).first()).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test("the search finds a file by its first field", async ({ page, editor }) => {
  const errors = errorsOf(page);
  await openForm(page, editor, "settings/entries/business");
  await page.goto(`${editor.address}#/collections/settings/search/${encodeURIComponent(builtContent.business.name)}`);
  await expect(page.locator('a[href*="#/collections/settings/entries/business"]')).toBeVisible();
  expect(errors).toEqual([]);
});
