/** Adds and deletes pages in the real editor: menus, lists and links follow. */
import { expect, type Page } from "@playwright/test";
import { LOCAL_PROXY } from "../../../src/cms/backend";
import { filesLinkingTo } from "../../../src/cms/backlinks";
import { formOfFile } from "../../../src/cms/collections";
import { editorSite } from "../../../src/cms/editor-site";
import { loadContent } from "../../../src/content/load";
import { areasServed, menusOf, serviceCards } from "../../../src/content/placement";
import { englishFile } from "../../../src/content/shared/languages";
import { contentNodes } from "../../../src/build/gatsby/content-nodes";
import { builtContent, builtTranslations } from "../../fixtures/built-words";
import { test, type Editor } from "./editor";
import { publishAndExpectSaved, openForm, retype } from "./form";

// Each test opens several forms, and two tests run at once.
test.describe.configure({ timeout: 360_000 });

const contentOf = ({ project }: Editor) => loadContent(`${project}/content`, { drafts: false });

/** Returns where other pages link to services and locations, as the site's queries read it. */
const placesOf = (editor: Editor) => {
  const content = contentOf(editor);
  const { header, footer } = menusOf(content);
  return {
    menu: header.services.links,
    footer: footer.services,
    cards: serviceCards(content).map(({ title }) => title),
    areasMenu: header.areas.links,
    areas: areasServed(content),
    cardsOfPlaces: content.locations.filter(({ listed }) => listed).map(({ slug }) => slug),
    pages: contentNodes(content).flatMap((node) => (typeof node.path === "string" ? [node.path] : [])),
  };
};

/** Opens the form of a new entry that starts as a copy of another. */
const duplicate = async (page: Page, editor: Editor, entry: string): Promise<void> => {
  await openForm(page, editor, entry);
  await page.getByRole("button", { name: "Published" }).click();
  await page.getByText("Duplicate", { exact: true }).click();
  await expect(page).toHaveURL(/\/new/);
};

const [service] = menusOf(builtContent).header.services.links.flatMap(({ to }) =>
  builtContent.services.filter(({ slug, card }) => card && to === `/services/${slug}`),
);

test("a new service is in the menu, footer and cards, and in none of them after it is deleted", async ({ page, editor }) => {
  const before = placesOf(editor);
  await duplicate(page, editor, `services/entries/${service?.slug ?? ""}`);
  await retype(page, "Service name", "Curb Painting");
  await publishAndExpectSaved(page);
  const slug = "curb-painting";
  expect(await editor.changes()).toEqual([`content/services/${slug}.md`]);
  const after = placesOf(editor);
  const link = { label: "Curb Painting", to: `/services/${slug}` };
  expect(after.menu).toHaveLength(before.menu.length + 1);
  // The copy has the first one's position, and "Curb" sorts before "Sealcoating".
  expect(after.menu).toContainEqual(link);
  expect(after.footer).toContainEqual(link);
  expect(after.cards).toContain("Curb Painting");
  expect(after.pages).toContain(`/services/${slug}`);
  expect({ ...after, menu: [], footer: [], cards: [], pages: [] }).toEqual({ ...before, menu: [], footer: [], cards: [], pages: [] });

  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Delete entry" }).click();
  await page.getByRole("combobox", { name: "Send visitors to" }).selectOption("");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page).toHaveURL(/collections\/services$/);
  expect(placesOf(editor)).toEqual(before);
  expect(await editor.changes()).toEqual([]);
});

test("deletes a page that others link to: its address redirects, and links to it are removed", async ({ page, editor }) => {
  const name = `services/${service?.slug ?? ""}`;
  const translationFiles = builtTranslations.flatMap(({ translations }) =>
    translations.filter(({ file }) => englishFile(file) === `${name}.md`),
  );
  const linking = (content = builtContent) => filesLinkingTo(editorSite({ en: content }, LOCAL_PROXY, []), "services", service?.slug ?? "");
  const backlink = formOfFile(linking()[0] ?? "");
  const dialog = page.getByRole("dialog", { name: /^Delete / });
  const notices = page.getByRole("status");
  page.on("dialog", (question) => void question.accept());

  await openForm(page, editor, name.replace("/", "/entries/"));
  await page.getByRole("button", { name: "Delete entry" }).click();
  await expect(dialog.getByRole("link").first()).toHaveAttribute("href", `#/collections/${backlink?.collection}/entries/${backlink?.slug}`);
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await expect(dialog).toHaveCount(0);
  expect(await editor.changes()).toEqual([]);

  await test.step("with a redirect to another page, the site can be built", async () => {
    await page.getByRole("button", { name: "Delete entry" }).click();
    await expect(dialog.getByRole("combobox", { name: "Send visitors to" })).toHaveValue("/services");
    await dialog.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page).toHaveURL(/collections\/services$/);
    await expect(notices.getByText("Deleted on this computer")).toBeVisible();
    const changes = await editor.changes();
    expect(changes).toEqual(expect.arrayContaining([...translationFiles.map(({ file }) => `content/${file}`), `content/${name}.md`]));
    expect(contentOf(editor).redirects).toContainEqual({ from: `/${name}`, to: "/services" });
    expect(linking(contentOf(editor))).toEqual([]);
  });
});

test("a deletion that breaks links lists each with its form, and can be undone", async ({ page, editor }) => {
  const slug = builtContent.testimonials[0]?.location ?? "";
  test.skip(slug === "", "no review names a location");
  const broken = page.getByRole("alert").filter({ hasText: "Deleted, but the site cannot be built" });
  page.on("dialog", (question) => void question.accept());
  await openForm(page, editor, `locations/entries/${slug}`);
  await page.getByRole("button", { name: "Delete entry" }).click();
  await expect(page.getByText("These lines still lead to it.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(broken.getByRole("link", { name: /^Reviews .* -> Place/ }).first()).toHaveAttribute(
    "href",
    "#/collections/lists/entries/testimonials",
  );
  expect((await editor.changes()).length).toBeGreaterThan(0);
  await broken.getByRole("button", { name: /Take this change back/ }).click();
  await expect.poll(() => editor.changes()).toEqual([]);
});
