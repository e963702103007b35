/** A preview shows the site's own page beside the form, in the site's font and with current facts. */
import { expect } from "@playwright/test";
import { longDate } from "../../../src/content/format/dates";
import { serviceCards } from "../../../src/content/entries/placement";
import { folders, namesOf } from "../../../src/content/schema";
import { pageFiles } from "../../../src/content/schema/pages";
import { priceRows } from "../../../src/content/format/price-rows";
import { builtContent, builtTranslations, business } from "../../fixtures/built-words";
import { test } from "./editor";
import { openForm, openNextForm, openRow, retype } from "./form";

test.describe.configure({ timeout: 300_000 });

const { homePage, aboutPage, contactPage, priceGuide, facts } = builtContent;
const hasPrices = priceRows("both", facts.prices, priceGuide).length > 0;

const postWithSources = builtContent.posts.find(({ sources }) => sources.length > 0);

/** Strings that a page's preview must show in addition to the main heading, by page. Most come from other content. */
const ALSO_SHOWN: Readonly<Partial<Record<keyof typeof pageFiles, readonly string[]>>> = {
  homePage: [serviceCards(builtContent)[0]?.title ?? "", homePage.callToAction.heading],
  contactPage: [business.phone],
  servicesPage: [builtContent.services[0]?.title ?? ""],
  locationsPage: [builtContent.locations[0]?.title ?? ""],
  projectsPage: [builtContent.projects[0]?.title ?? ""],
  blogPage: [builtContent.posts.find(({ listed }) => listed)?.title ?? ""],
};

/** Strings that each entry's preview must show, keyed by the entry's path in the editor. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    namesOf(pageFiles).map((name) => [`pages/entries/${name}`, [builtContent[name].hero.heading, ...(ALSO_SHOWN[name] ?? [])]]),
  ),
  ...(postWithSources && { [`posts/entries/${postWithSources.slug}`]: [builtContent.words.lists.sources] }),
  "lists/entries/testimonials": builtContent.testimonials.map(({ name }) => name),
  "lists/entries/projects": builtContent.projects.map(({ title }) => title),
  "settings/entries/company": [aboutPage.hero.heading],
  "settings/entries/priceGuide": hasPrices ? [priceGuide.heading, ...(priceGuide.moves ? [priceGuide.moves.label] : [])] : [],
  "settings/entries/facts": hasPrices ? [priceGuide.heading] : [],
  "settings/entries/navigation": [builtContent.navigation.footer.quick[0]?.label ?? ""],
};

test("a preview shows its own content and the content that it takes from other files", async ({ page, editor }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await openForm(page, editor, "settings/entries/business");
  for (const [entry, texts] of Object.entries(SHOWN)) {
    await test.step(entry, async () => {
      await openNextForm(page, editor, entry);
      const preview = page.frameLocator("iframe").locator("body");
      for (const text of texts) await expect(preview).toContainText(text, { ignoreCase: true });
    });
  }
  expect(errors).toEqual([]);
});

/** Paths in the editor of the first entry of each folder. */
const FIRST_ENTRIES = namesOf(folders).flatMap((name) => builtContent[name].slice(0, 1).map(({ slug }) => `${name}/entries/${slug}`));

test("the first entry of each folder has a preview", async ({ page, editor }) => {
  await openForm(page, editor, "settings/entries/business");
  for (const entry of FIRST_ENTRIES) {
    await openNextForm(page, editor, entry);
    await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("a new service area has a preview before it has services", async ({ page, editor }) => {
  await openForm(page, editor, "locations/new");
  await retype(page, "Place", "Mesquite");
  await expect(page.frameLocator("iframe").locator("body")).toContainText("Mesquite");
});

test("a preview uses the site's font", async ({ page, editor }) => {
  await openForm(page, editor, "pages/entries/contactPage");
  const preview = page.frameLocator("iframe");
  const heading = preview.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  const loaded = () =>
    heading.evaluate(({ ownerDocument: { fonts } }) =>
      [...fonts].some(({ family, status }) => /^"?Heading"?$/.test(family) && status === "loaded"),
    );
  await expect.poll(loaded).toBe(true);
});

test("links and forms in a preview do nothing", async ({ page, editor }) => {
  await openForm(page, editor, "pages/entries/contactPage");
  const preview = page.frameLocator("iframe");
  const heading = preview.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  const link = preview.getByRole("link", { name: business.email }).first();
  await link.evaluate((element: HTMLAnchorElement) => (element.href = "/about"));
  for (const target of [link, preview.locator("form button[type=submit]")]) {
    await target.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(width).toBeGreaterThan(0);
    await page.mouse.click(x + width / 2, y + height / 2);
  }
  // The browser would move the focus to the first required field of a form that it tries to send.
  await expect(preview.locator("form :focus")).toHaveCount(0);
  await expect(heading).toHaveText(contactPage.hero.heading);
});

test("a preview shows a changed company fact everywhere", async ({ page, editor }) => {
  const preview = page.frameLocator("iframe").locator("body");
  await openForm(page, editor, "settings/entries/business");
  await retype(page, "Phone", "(702) 555-0199");
  for (const part of ["header", "main", "footer"]) await expect(preview.locator(part).first()).toContainText("(702) 555-0199");
  await expect(preview.locator("main")).not.toContainText(business.phone);
});

test("a preview of a Spanish file shows facts of the English file", async ({ page, editor }) => {
  const { since } = builtContent.company;
  test.skip(since === undefined || builtTranslations.length === 0, "the content states no founding year, or has no translation");
  await openForm(page, editor, "es-settings/entries/company");
  await expect(page.frameLocator("iframe").locator("body")).toContainText(String(since));
});

test("a preview omits a closed day without a date", async ({ page, editor }) => {
  const preview = page.frameLocator("iframe").locator("main");
  await openForm(page, editor, "settings/entries/business");
  await page.getByRole("button", { name: "Add closed day" }).click();
  await page.getByRole("textbox", { name: "Date" }).last().fill("2099-12-25");
  await expect(preview).toContainText("December 25, 2099");
  // The preview fills in missing required fields (src/content/check/complete.ts), which would be today in UTC for a date. It must remove the
  // row instead.
  const today = longDate(new Date().toISOString().slice(0, 10)) ?? "today";
  await page.getByRole("button", { name: "Clear", exact: true }).last().click();
  await expect(preview).not.toContainText("December 25, 2099");
  await expect(preview).not.toContainText(today);
});

test("a preview shows the value of a fact reference", async ({ page, editor }) => {
  const preview = page.frameLocator("iframe").locator("body");
  const [service] = builtContent.services;
  await openForm(page, editor, `services/entries/${service?.slug ?? ""}`);
  await openRow(page, service?.faqs.items[0]?.question ?? "");
  await retype(page, "Answer", "Call {{phone}}.");
  await expect(preview).toContainText(`Call ${business.phone}.`);
});
