/** The tasks of docs/editing-tasks.md, done from the start of the editor to the end as the guide says, with what each takes of a person. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { Content } from "../../src/content/schema";

/** What a task takes. */
export interface Effort {
  clicks: number;
  /** Fields that are typed into. */
  fields: number;
  /** Views of the editor that are gone through. */
  views: number;
}

interface Task {
  /** As the guide's heading says it. */
  readonly name: string;
  readonly steps: (walk: Walk) => Promise<void>;
}

/** Somebody who goes through the editor. */
class Walk {
  readonly effort: Effort = { clicks: 0, fields: 0, views: 0 };

  constructor(
    readonly page: Page,
    /** A picture of this computer. */
    readonly picture: string,
  ) {}

  async click(place: Locator): Promise<void> {
    await place.click();
    this.effort.clicks++;
  }

  /** Clicks what leads to another view. */
  async go(place: Locator): Promise<void> {
    const { page } = this;
    const from = page.url();
    await this.click(place);
    await page.waitForURL((url) => url.href !== from);
    this.effort.views++;
  }

  /** Opens a kind of content. */
  list(kind: string): Promise<void> {
    return this.go(this.page.getByRole("link", { name: kind, exact: true }));
  }

  /** Opens an entry of the list that is shown. */
  open(title: string): Promise<void> {
    return this.go(this.page.locator('a[href*="/entries/"]').filter({ hasText: title }).first());
  }

  async press(name: string): Promise<void> {
    await this.click(this.page.getByRole("button", { name, exact: true }).first());
  }

  /** Opens a closed entry of a list by what it says of itself. Decap gives its button no name. */
  openRow(words: string): Promise<void> {
    return this.click(this.page.getByText(words).first().locator("..").getByRole("button").first());
  }

  /** Writes into a field; the click into it counts with it. */
  async type(place: Locator, text: string): Promise<void> {
    await place.click();
    await this.page.keyboard.press("ControlOrMeta+A");
    await this.page.keyboard.insertText(text);
    this.effort.fields++;
  }

  fill(name: string, text: string): Promise<void> {
    return this.type(this.page.getByRole("textbox", { name }).first(), text);
  }

  /** Types what is looked for among the choices of a field, and takes it. */
  async choose(name: string, text: string): Promise<void> {
    await this.page.getByRole("combobox", { name }).first().fill(text);
    this.effort.fields++;
    await this.click(this.page.getByRole("option", { name: text }).first());
  }

  async upload(): Promise<void> {
    await this.page.locator("input[type=file]").setInputFiles(this.picture);
    this.effort.clicks += 2; // Upload, and the file in the window of the system.
    await this.press("Choose selected");
  }

  async publish(): Promise<void> {
    await this.press("Publish");
    await this.click(this.page.getByText("Publish now", { exact: true }));
    await this.page.getByText("Entry saved").waitFor();
  }
}

/** Lists the tasks, in the order of the guide. The editor begins with the list of services. */
export const tasksOf = ({ business, services, posts, testimonials, locations }: Content): readonly Task[] => {
  const [service] = services;
  const [post] = posts;
  const place = locations.find(({ slug }) => slug === testimonials[0]?.location);
  return [
    {
      name: "Find an entry, or begin one",
      steps: async (walk) => {
        await walk.list("Blog posts");
        await walk.open(post?.title ?? "");
      },
    },
    {
      name: "Change the phone number",
      steps: async (walk) => {
        await walk.list("Settings");
        await walk.open("Business");
        await walk.fill(
          "Phone",
          business.phone.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)),
        );
        await walk.publish();
      },
    },
    {
      name: "Change the opening hours",
      steps: async (walk) => {
        await walk.list("Settings");
        await walk.open("Business");
        await walk.openRow(business.hours[0]?.days[0] ?? "");
        await walk.choose("Closes", "9:45 PM");
        await walk.publish();
      },
    },
    {
      name: "Change words of a page",
      steps: async (walk) => {
        await walk.list("Single pages");
        await walk.open("Home");
        await walk.fill("Lead", "Other words.");
        await walk.publish();
      },
    },
    {
      name: "Write a blog post",
      steps: async (walk) => {
        await walk.list("Blog posts");
        await walk.go(walk.page.getByRole("link", { name: /^Create entry/ }));
        await walk.fill("Title", "What to ask before you sign");
        await walk.fill("Excerpt", "Five questions.");
        await walk.type(walk.page.locator("[data-slate-editor]"), "Ask for the warranty in writing.");
        await walk.publish();
      },
    },
    {
      name: "Put a picture in",
      steps: async (walk) => {
        await walk.open(service?.title ?? "");
        await walk.click(walk.page.getByText("Picture", { exact: true }).first().locator("..").getByRole("button").first());
        await walk.click(walk.page.getByRole("button", { name: /^Choose (?:an|different) image$/ }).first());
        await walk.upload();
        await walk.fill("Description for people who cannot see it", "A sealed street between houses");
        await walk.publish();
      },
    },
    {
      name: "Add a review",
      steps: async (walk) => {
        await walk.list("Projects and reviews");
        await walk.open("Reviews");
        await walk.click(walk.page.getByRole("button", { name: /^Add review/i }).first());
        await walk.fill("Name", "A customer");
        await walk.choose("Place", place?.title ?? "");
        await walk.fill("Review", "They came when they said.");
        await walk.type(walk.page.getByRole("spinbutton", { name: "Stars" }).first(), "5");
        await walk.publish();
      },
    },
    {
      name: "Add a project",
      steps: async (walk) => {
        await walk.list("Projects and reviews");
        await walk.open("Projects");
        await walk.click(walk.page.getByRole("button", { name: /^Add project/i }).first());
        await walk.fill("Title", "A driveway");
        await walk.fill("Scope", "Cleaned and sealed.");
        await walk.choose("Category", "Residential");
        await walk.publish();
      },
    },
    {
      name: "Answer a question on a service's page",
      steps: async (walk) => {
        await walk.open(service?.title ?? "");
        await walk.openRow(service?.faqs.items[0]?.question ?? "");
        await walk.fill("Answer", "Another answer.");
        await walk.publish();
      },
    },
    {
      name: "See what became of it, and go back",
      steps: async (walk) => {
        await walk.list("Settings");
        await walk.open("Business");
        await walk.fill("Short name", "");
        await walk.press("Publish");
        await walk.click(walk.page.getByText("Publish now", { exact: true }));
        await walk.click(walk.page.locator("saving-problems").getByRole("button", { name: /^Short name/ }));
        await expect(walk.page.getByRole("textbox", { name: "Short name" })).toBeFocused();
      },
    },
  ];
};

/**
 * Does a task in the editor, and counts.
 *
 * @param editor the address of /admin
 * @param picture a file to upload
 */
export const doTask = async (page: Page, editor: string, picture: string, { steps }: Task): Promise<Effort> => {
  await page.goto("about:blank");
  await page.goto(editor);
  const login = page.getByRole("button", { name: "Login" });
  const isIn = page.getByRole("link", { name: "Settings" });
  await login.or(isIn).first().waitFor();
  if (await login.isVisible()) await login.click();
  await isIn.waitFor();
  const walk = new Walk(page, picture);
  await steps(walk);
  return walk.effort;
};
