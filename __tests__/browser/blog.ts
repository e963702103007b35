/** Reads and writes the posts saved in local storage, and finds the blog list's cards. */
import type { Locator, Page } from "@playwright/test";
import { listedPosts } from "../fixtures/visits";

/** The listed posts of the built site, in the format of saved posts, newest first. */
export const BUILT_IN = listedPosts.map(({ slug, title, excerpt, author, date, picture }) => ({
  slug,
  title,
  excerpt,
  author,
  date,
  image: picture?.src ?? "",
}));

/** A saved post that is not on the built site. */
export const OWN = {
  id: "7",
  slug: "my-own-post",
  title: "My own post",
  excerpt: "What I saw on my street.",
  author: "Dana",
  date: "2025-03-09",
  image: BUILT_IN.find(({ image }) => image !== "")?.image ?? "/apple-touch-icon.png",
};

/** Sets `blogPosts` in local storage once, before the first page's scripts run. */
export const save = async (page: Page, text: string): Promise<void> => {
  await page.addInitScript((value) => {
    if (sessionStorage.getItem("saved") === null) localStorage.setItem("blogPosts", value);
    sessionStorage.setItem("saved", "");
  }, text);
};

/** Returns the stored list of posts, or null if nothing is stored. */
export const stored = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem("blogPosts"));

/** Returns the cards of the blog list. */
export const cards = (page: Page): Locator => page.getByRole("main").getByRole("article");
