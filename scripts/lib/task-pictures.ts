/** The pictures of docs/editing-tasks.md: what is done in the real editor, over the project's content, before each is taken. */
import type { Locator, Page } from "@playwright/test";
import type { Content } from "../../src/content/schema";

interface TaskPicture {
  /** Address within the editor, after `#/collections/`. */
  readonly at: string;
  /** Goes to what the task is about, and gives where to click: it is framed. */
  readonly show: (page: Page) => Promise<readonly Locator[]> | readonly Locator[];
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole("button", { name }).first();

/** In a list: begins an entry. */
const newEntry = (page: Page): Locator => page.getByRole("link", { name: /^Create entry/ });

const field = (page: Page, name: string): Locator => page.getByRole("textbox", { name }).first();

/** The whole of a list to choose from: the field itself is as wide as what is typed, and its frame is styled away. */
const choice = (page: Page, name: string): Locator => page.getByRole("combobox", { name }).locator("xpath=../../../..");

/** Brings a part of the form under the upper edge. */
const goTo = (place: Locator): Promise<void> =>
  place.evaluate((element) => {
    element.scrollIntoView({ block: "start" });
  });

/** Opens the entry of a list that says some words. Decap gives its button no name. */
const openRow = async (page: Page, words: string): Promise<void> => {
  const row = page.getByText(words).first().locator("..");
  await row.getByRole("button").first().click();
  await goTo(row);
};

/** Lists them, by their names. */
export const taskPictures = ({ services, posts, testimonials, projects }: Content): Readonly<Record<string, TaskPicture>> => ({
  list: {
    at: "posts",
    show: async (page) => {
      // The entries come after the frame of their list.
      await page.getByRole("heading", { level: 2, name: posts[0]?.title ?? "" }).waitFor();
      return [newEntry(page)];
    },
  },
  phone: { at: "settings/entries/business", show: (page) => [field(page, "Phone")] },
  hours: {
    at: "settings/entries/business",
    show: async (page) => {
      await openRow(page, "Monday");
      return [choice(page, "Opens"), choice(page, "Closes")];
    },
  },
  page: { at: "pages/entries/homePage", show: (page) => [field(page, "Lead")] },
  post: {
    at: "posts/new",
    show: async (page) => {
      await field(page, "Title").fill("What to ask before you sign");
      return [field(page, "Title"), button(page, /^Publish$/)];
    },
  },
  picture: {
    at: "posts/new",
    show: async (page) => {
      await button(page, "Expand").click();
      await goTo(button(page, "Choose an image").locator(".."));
      return [button(page, "Choose an image")];
    },
  },
  review: {
    at: "lists/entries/testimonials",
    show: async (page) => {
      await openRow(page, testimonials[0]?.name ?? "");
      return [field(page, "Review")];
    },
  },
  project: {
    at: "lists/entries/projects",
    show: async (page) => {
      await openRow(page, projects[0]?.title ?? "");
      return [field(page, "Scope")];
    },
  },
  question: {
    at: `services/entries/${services[0]?.slug ?? ""}`,
    show: async (page) => {
      await openRow(page, services[0]?.faqs.items[0]?.question ?? "");
      return [field(page, "Answer")];
    },
  },
  problems: {
    at: "posts/new",
    show: async (page) => {
      await button(page, /^Publish$/).click();
      await page.getByText("Publish now", { exact: true }).click();
      const note = page.locator("saving-problems").getByRole("alert");
      await note.waitFor();
      return [note];
    },
  },
});

/** Opens the editor at an address, and signs in if that is asked. */
const open = async (page: Page, editor: string, at: string): Promise<void> => {
  await page.goto("about:blank");
  await page.goto(`${editor}#/collections/${at}`);
  const login = page.getByRole("button", { name: "Login" });
  const isThere = page.getByRole("button", { name: /^Publish(?:ed)?$/ }).or(newEntry(page));
  await login.or(isThere).first().waitFor();
  if (await login.isVisible()) await login.click();
  await isThere.first().waitFor();
};

/** Tells, in the editor's page, whether the preview has its font and the picture that it opens with. */
const isDrawn = (): boolean =>
  [...document.querySelectorAll("iframe")].every(
    ({ contentDocument: preview }) =>
      preview?.fonts.status === "loaded" && [...preview.images].every(({ loading, complete }) => loading === "lazy" || complete),
  );

/**
 * Makes the editor show each in turn.
 *
 * @param editor the address of /admin
 * @param take is called when one is to be seen
 */
export const showPictures = async (page: Page, editor: string, content: Content, take: (name: string) => Promise<void>): Promise<void> => {
  page.on("dialog", (dialog) => void dialog.accept());
  for (const [name, { at, show }] of Object.entries(taskPictures(content))) {
    await open(page, editor, at);
    const places = await show(page);
    for (const place of places) {
      await place.waitFor();
      await place.scrollIntoViewIfNeeded();
      await place.evaluate((element) => {
        element.style.outline = "4px solid #d6006c";
        element.style.outlineOffset = "3px";
      });
    }
    await page.waitForFunction(isDrawn);
    await take(name);
  }
};
